import { useFormikContext } from 'formik';
import type { SampleCard } from '../../api/resources/payment-methods';
import { Samples } from '../../forms/Samples';
import { cardKindOf } from '../../lib/cardNumber';
import type { CardValues } from './paymentSchemas';

/** Cards to try, as a demonstration server names them; choosing one fills in the form around it. */
export function SampleCards({ samples }: { samples: readonly SampleCard[] }) {
  const { values, setValues } = useFormikContext<CardValues>();
  const fillIn = (number: string) =>
    void setValues({
      ...values,
      number,
      expiry: `12${(new Date().getFullYear() + 3) % 100}`,
      cvc: '1234'.slice(0, cardKindOf(number)?.codeLength),
    });
  return (
    <Samples
      title="Cards to try"
      samples={samples.map(({ number, label }) => ({ value: number, label }))}
      onChoose={fillIn}
    />
  );
}
