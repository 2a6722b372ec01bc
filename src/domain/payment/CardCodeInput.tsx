import { DigitsInput } from '../../forms/DigitsInput';
import { useFormField } from '../../forms/useFormField';
import { cardKindOf } from '../../lib/cardNumber';

/** The security code of a card; how long it is and where it stands follow from the field `number`. */
export function CardCodeInput({ required }: { required: boolean }) {
  const { value: number } = useFormField<string>('number', 'Card number');
  const length = cardKindOf(number)?.codeLength ?? 3;
  return (
    <DigitsInput
      name="cvc"
      label="CVC"
      longest={() => length}
      autoComplete="cc-csc"
      helperText={length === 4 ? '4 digits on the front.' : '3 digits on the back.'}
      required={required}
    />
  );
}
