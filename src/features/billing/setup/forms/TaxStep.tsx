import type { Country } from '../../../../api/resources/countries';
import { TextInput } from '../../../../forms/TextInput';
import { taxRows } from '../setupRows';
import { StepForm, type StepProps } from '../StepForm';
import { likelyCountry, PhoneFields } from './PhoneFields';
import { taxSchema, taxValuesOf, toTaxInput, type TaxValues } from './setupSchemas';
import { TypeInput } from './TypeInput';

export interface TaxStepProps extends StepProps {
  countries: readonly Country[];
}

/** Step 3: what the tax office is told. */
export function TaxStep({ countries, ...props }: TaxStepProps) {
  return (
    <StepForm<TaxValues>
      {...props}
      step="tax"
      label="Tax Form"
      valuesOf={(setup) => taxValuesOf(setup, likelyCountry(countries))}
      validationSchema={taxSchema}
      toChange={(values) => ({ step: 'tax', input: toTaxInput(values) })}
      mine={(change) => (change.step === 'tax' ? taxRows(change.input) : [])}
      isKept
    >
      <TypeInput />
      <TextInput
        name="annualGrossPay"
        label="Annual gross pay"
        inputMode="decimal"
        helperText="In US dollars, such as 48,000."
        maxLength={20}
        required
      />
      <PhoneFields countries={countries} />
      <TextInput
        name="gisNumber"
        label="GIS No."
        helperText="The number the tax office knows you by."
        maxLength={20}
        required
      />
    </StepForm>
  );
}
