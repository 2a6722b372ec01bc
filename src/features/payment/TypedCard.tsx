import { createPortal } from 'react-dom';
import { useFormField } from '../../forms/useFormField';
import { cardKindOf } from '../../lib/cardNumber';
import { CardFace } from './CardFace';

/** How the digits of most cards stand in groups. */
const GAPS: readonly number[] = [4, 8, 12];

/** The number as it is printed, with a dot for each digit that is still to come. */
function printed(digits: string): string {
  const kind = cardKindOf(digits);
  const { gaps, length } = kind
    ? { gaps: kind.gaps, length: Math.max(Math.min(...kind.lengths), digits.length) }
    : { gaps: GAPS, length: 16 };
  return [...digits.padEnd(length, '•')]
    .map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit))
    .join('');
}

/** The card whose fields are filled in, as it is typed, in another place of the page. */
export function TypedCard({ slot }: { slot: HTMLElement }) {
  const { value: holderName } = useFormField<string>('holderName', 'Full name on card');
  const { value: number } = useFormField<string>('number', 'Card number');
  const { value: expiry } = useFormField<string>('expiry', 'Expiration date');
  return createPortal(
    <CardFace
      brand={cardKindOf(number)?.brand}
      number={printed(number)}
      holderName={holderName || 'Full name'}
      expiry={expiry || 'MM/YY'}
    />,
    slot,
  );
}
