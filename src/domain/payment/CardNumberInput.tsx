import type { ReactNode } from 'react';
import { DigitsInput } from '../../forms/DigitsInput';
import { formatNumber, longestNumber } from './cardText';

export interface CardNumberInputProps {
  required: boolean;
  /** Shown at the end of the field. */
  endAdornment?: ReactNode;
}

/** The field `number` of a card, in the groups of its kind. */
export function CardNumberInput(props: CardNumberInputProps) {
  return (
    <DigitsInput
      name="number"
      label="Card number"
      format={formatNumber}
      longest={longestNumber}
      autoComplete="cc-number"
      {...props}
    />
  );
}
