import Box from '@mui/material/Box';
import { TextInput } from '../../forms/TextInput';
import { useFormField } from '../../forms/useFormField';
import { cardKindOf } from '../../lib/cardNumber';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { CardBrandMark } from './CardBrandMark';
import { CardCodeInput } from './CardCodeInput';
import { CardExpiryInput } from './CardExpiryInput';
import { CardNumberInput } from './CardNumberInput';

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
      <CardNumberInput
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
        <CardExpiryInput label="Expiration date" required />
        <CardCodeInput required />
      </Box>
    </>
  );
}
