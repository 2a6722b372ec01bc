import type { Country } from '../../api/resources/countries';
import { SelectInput, type SelectInputProps } from '../../forms/SelectInput';

export interface CountryInputProps extends Pick<SelectInputProps, 'name' | 'autoComplete'> {
  countries: readonly Country[];
}

/** The country of an address. */
export function CountryInput({ countries, ...field }: CountryInputProps) {
  return (
    <SelectInput
      {...field}
      label="Country"
      placeholder="Choose a country"
      choices={countries.map(({ code: value, name: label }) => ({ value, label }))}
      required
    />
  );
}
