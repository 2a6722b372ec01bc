import Box from '@mui/material/Box';
import type { Country } from '../../../../api/resources/countries';
import { SelectInput } from '../../../../forms/SelectInput';
import { TextInput } from '../../../../forms/TextInput';

/** A phone number: the country whose calling code it has, and the number as it is dialled there. */
export function PhoneFields({ countries }: { countries: readonly Country[] }) {
  const choices = countries.flatMap(({ code, name, callingCode }) =>
    callingCode === null ? [] : [{ value: code, label: `${name} (${callingCode})` }],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <SelectInput
        name="phoneCountry"
        label="Country code"
        autoComplete="tel-country-code"
        placeholder="Choose a country"
        choices={choices}
        required
      />
      <TextInput
        name="phone"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        required
      />
    </Box>
  );
}

/** The country that the browser's language is of, where it is among these; '' elsewhere. */
export function likelyCountry(countries: readonly Country[]): string {
  // `Intl.Locale` throws on names that some systems give, such as `en-US@posix`.
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1];
  return countries.find(({ code }) => code === region)?.code ?? '';
}
