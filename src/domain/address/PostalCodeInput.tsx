import type { Country } from '../../api/resources/countries';
import { TextInput, type TextInputProps } from '../../forms/TextInput';
import { hasPostalCodes } from './postalCode';

export interface PostalCodeInputProps extends Pick<
  TextInputProps,
  'name' | 'label' | 'autoComplete'
> {
  /** The country of the address; undefined until it is chosen. */
  country: Country | undefined;
}

/** A postal code, with an example and the mark of what is required where the country has them. */
export function PostalCodeInput({ country, ...field }: PostalCodeInputProps) {
  const example = country?.postalCodeExample;
  return (
    <TextInput
      {...field}
      maxLength={20}
      helperText={example ? `For example ${example}.` : undefined}
      required={hasPostalCodes(country)}
    />
  );
}
