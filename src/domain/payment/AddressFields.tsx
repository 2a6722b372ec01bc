import Box from '@mui/material/Box';
import type { Country } from '../../api/resources/countries';
import { TextInput } from '../../forms/TextInput';
import { useFormField } from '../../forms/useFormField';
import { CountryInput } from '../address/CountryInput';
import { PostalCodeInput } from '../address/PostalCodeInput';

/** The fields of a billing address (specification, section 2, /paymentmethod). */
export function AddressFields({ countries }: { countries: readonly Country[] }) {
  const { value: code } = useFormField<string>('billingAddress.countryCode', 'Country');
  return (
    <>
      <TextInput
        name="billingAddress.address1"
        label="Address 1"
        autoComplete="billing address-line1"
        maxLength={120}
        required
      />
      <TextInput
        name="billingAddress.address2"
        label="Address 2"
        autoComplete="billing address-line2"
        maxLength={120}
      />
      <Box sx={place}>
        <TextInput
          name="billingAddress.city"
          label="City"
          autoComplete="billing address-level2"
          maxLength={80}
          required
        />
        <TextInput
          name="billingAddress.state"
          label="State/Province"
          autoComplete="billing address-level1"
          maxLength={80}
        />
        <PostalCodeInput
          name="billingAddress.postalCode"
          label="ZIP/Postal code"
          autoComplete="billing postal-code"
          country={countries.find((one) => one.code === code)}
        />
        <CountryInput
          name="billingAddress.countryCode"
          autoComplete="billing country"
          countries={countries}
        />
      </Box>
    </>
  );
}

/** In pairs; on phones those of short answers alone, between city and country. */
const place = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type, & > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
