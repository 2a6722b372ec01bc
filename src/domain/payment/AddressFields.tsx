import Box from '@mui/material/Box';
import type { Country } from '../../api/resources/countries';
import { SelectInput } from '../../forms/SelectInput';
import { TextInput } from '../../forms/TextInput';
import { useFormField } from '../../forms/useFormField';

/** The fields of a billing address (specification, section 2, /paymentmethod). */
export function AddressFields({ countries }: { countries: readonly Country[] }) {
  const { value: code } = useFormField<string>('billingAddress.countryCode', 'Country');
  const country = countries.find((one) => one.code === code);
  const example = country?.postalCodeExample;
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
      <Box sx={pair}>
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
      </Box>
      <Box sx={pair}>
        <TextInput
          name="billingAddress.postalCode"
          label="ZIP/Postal code"
          autoComplete="billing postal-code"
          maxLength={20}
          helperText={example ? `For example ${example}.` : undefined}
          required={Boolean(country?.postalCodePattern)}
        />
        <SelectInput
          name="billingAddress.countryCode"
          label="Country"
          autoComplete="billing country"
          placeholder="Choose a country"
          choices={countries.map(({ code: value, name: label }) => ({ value, label }))}
          required
        />
      </Box>
    </>
  );
}

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
