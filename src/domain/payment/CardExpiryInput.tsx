import { DigitsInput } from '../../forms/DigitsInput';
import { completeMonth, formatTypedExpiry, pastedExpiry, slashAfterMonth } from './cardText';

export interface CardExpiryInputProps {
  label: string;
  /** Takes the year with four digits, as cards that are paid to are asked for, not with two. */
  hasFullYear?: boolean;
  required: boolean;
}

/** The field `expiry` of a card: its value is the digits of the month and the year. */
export function CardExpiryInput({ label, hasFullYear = false, required }: CardExpiryInputProps) {
  return (
    <DigitsInput
      name="expiry"
      label={label}
      format={formatTypedExpiry}
      longest={() => (hasFullYear ? 6 : 4)}
      placeholder={hasFullYear ? 'MM/YYYY' : 'MM/YY'}
      fromPasted={hasFullYear ? pastedLongExpiry : pastedExpiry}
      complete={completeMonth}
      onSign={slashAfterMonth}
      autoComplete="cc-exp"
      required={required}
    />
  );
}

/** `MMYYYY` of a date that was pasted in whatever form. */
function pastedLongExpiry(text: string): string | undefined {
  const short = pastedExpiry(text);
  return short && `${short.slice(0, 2)}20${short.slice(2)}`;
}
