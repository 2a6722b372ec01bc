import Box from '@mui/material/Box';
import { DigitsInput } from '../../forms/DigitsInput';
import { TextInput } from '../../forms/TextInput';
import { useFormField } from '../../forms/useFormField';
import { cardKindOf } from '../../lib/cardNumber';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { CardBrandMark } from './CardBrandMark';
import { CardCodeInput } from './CardCodeInput';
import {
  completeMonth,
  formatNumber,
  formatTypedExpiry,
  longestNumber,
  pastedExpiry,
  slashAfterMonth,
} from './cardText';

/** The fields of a card (specification, section 2, /paymentmethod); the kind shows as one types. */
export function CardFields() {
  const { value: number } = useFormField<string>('number', 'Card number');
  const kind = cardKindOf(number);
  return (
    <>
      <TextInput
        name="holderName"
        label="Full name on card"
        autoComplete="cc-name"
        maxLength={80}
        required
      />
      <DigitsInput
        name="number"
        label="Card number"
        format={formatNumber}
        longest={longestNumber}
        autoComplete="cc-number"
        required
        endAdornment={
          <>
            <CardBrandMark brand={kind?.brand} />
            <Box component="span" role="status" sx={visuallyHiddenStyles}>
              {kind?.title ?? ''}
            </Box>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <DigitsInput
          name="expiry"
          label="Expiration date"
          format={formatTypedExpiry}
          longest={() => 4}
          placeholder="MM/YY"
          fromPasted={pastedExpiry}
          complete={completeMonth}
          onSign={slashAfterMonth}
          autoComplete="cc-exp"
          required
        />
        <CardCodeInput required />
      </Box>
    </>
  );
}
