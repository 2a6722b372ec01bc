import { createPortal } from 'react-dom';
import { formatTypedExpiry, printedNumber } from '../../domain/payment/cardText';
import { useFormField } from '../../forms/useFormField';
import { cardKindOf } from '../../lib/cardNumber';
import { CardFace } from './CardFace';

/** The card whose fields are filled in, as it is typed, in another place of the page. */
export function TypedCard({ slot }: { slot: HTMLElement }) {
  const { value: holderName } = useFormField<string>('holderName', 'Full name on card');
  const { value: number } = useFormField<string>('number', 'Card number');
  const { value: expiry } = useFormField<string>('expiry', 'Expiration date');
  return createPortal(
    <CardFace
      brand={cardKindOf(number)?.brand}
      number={printedNumber(number)}
      holderName={holderName || 'Full name'}
      expiry={formatTypedExpiry(expiry) || 'MM/YY'}
    />,
    slot,
  );
}
