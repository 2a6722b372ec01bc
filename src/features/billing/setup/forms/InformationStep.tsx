import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Country } from '../../../../api/resources/countries';
import type { PartnerSetup, SetupInput } from '../../../../api/resources/partner-setup';
import { CountryInput } from '../../../../domain/address/CountryInput';
import { PostalCodeInput } from '../../../../domain/address/PostalCodeInput';
import { EmailInput } from '../../../../forms/EmailInput';
import { TextInput } from '../../../../forms/TextInput';
import { useFormField } from '../../../../forms/useFormField';
import { informationRows } from '../setupRows';
import { StepForm, type StepProps } from '../StepForm';
import { likelyCountry, PhoneFields } from './PhoneFields';
import {
  informationSchema,
  phoneValuesOf,
  toInformationInput,
  type InformationValues,
} from './setupSchemas';
import { TypeInput } from './TypeInput';

const EMPTY: Omit<SetupInput<'information'>, 'phone'> = {
  type: 'individual',
  contactEmail: '',
  firstName: '',
  middleName: '',
  lastName: '',
  company: '',
  streetAddress: '',
  address2: '',
  city: '',
  countryCode: '',
  postalCode: '',
};

export interface InformationStepProps extends StepProps {
  countries: readonly Country[];
}

/** Step 1: who is paid. What was typed of an individual stays while `company` is chosen. */
export function InformationStep({ countries, ...props }: InformationStepProps) {
  const schema = useMemo(() => informationSchema(countries), [countries]);
  const valuesOf = ({ information }: PartnerSetup): InformationValues => {
    const { phone: _phone, ...saved } = information ?? { ...EMPTY, phone: '' };
    return { ...saved, ...phoneValuesOf(information, likelyCountry(countries)) };
  };
  return (
    <StepForm<InformationValues>
      {...props}
      step="information"
      label="Enter Your Information"
      valuesOf={valuesOf}
      validationSchema={schema}
      toChange={(values) => ({ step: 'information', input: toInformationInput(values) })}
      mine={(change) => (change.step === 'information' ? informationRows(change.input) : [])}
      isKept
    >
      <Fields countries={countries} />
    </StepForm>
  );
}

function Fields({ countries }: { countries: readonly Country[] }) {
  const isPerson = useFormField<string>('type', 'Type').value === 'individual';
  const { value: code } = useFormField<string>('countryCode', 'Country');
  return (
    <>
      <TypeInput />
      <EmailInput name="contactEmail" label="Contact email" required />
      <PhoneFields countries={countries} />
      {isPerson ? (
        <>
          <Box sx={columns}>
            <TextInput
              name="firstName"
              label="First name"
              autoComplete="given-name"
              maxLength={80}
              required
            />
            <TextInput
              name="middleName"
              label="Middle name"
              autoComplete="additional-name"
              maxLength={80}
            />
            <TextInput
              name="lastName"
              label="Last name"
              autoComplete="family-name"
              maxLength={80}
              required
            />
          </Box>
          <TextInput
            name="company"
            label="Company"
            helperText="The name that you trade as, if it is not your own."
            autoComplete="organization"
            maxLength={120}
          />
        </>
      ) : null}
      <TextInput
        name="streetAddress"
        label="Street address"
        autoComplete="address-line1"
        maxLength={120}
        required
      />
      <TextInput name="address2" label="Address 2" autoComplete="address-line2" maxLength={120} />
      <Box sx={columns}>
        <TextInput name="city" label="City" autoComplete="address-level2" maxLength={80} required />
        <CountryInput name="countryCode" autoComplete="country" countries={countries} />
        {isPerson ? (
          <PostalCodeInput
            name="postalCode"
            label="ZIP"
            autoComplete="postal-code"
            country={countries.find((one) => one.code === code)}
          />
        ) : null}
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  // From a small tablet on, as many columns as there are fields.
  gridAutoFlow: { xs: 'row', sm: 'column' },
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;
