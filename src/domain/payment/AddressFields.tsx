import type { Country } from '../../api/resources/countries';
import { FieldPair } from '../../forms/FieldPair';
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
      <FieldPair>
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
      </FieldPair>
      <FieldPair>
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
      </FieldPair>
    </>
  );
}
