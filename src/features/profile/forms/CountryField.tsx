import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useCountries } from '../../../api/resources/countries';
import { ChoicesMissing } from '../../../forms/ChoicesMissing';
import { SelectInput } from '../../../forms/SelectInput';
import { PROFILE_LABELS } from './profileFields';
import type { ProfileValues } from './profileFields';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The country of one's address. What was chosen stays on screen though the list is not there. */
export function CountryField() {
  const { country } = useFormikContext<ProfileValues>().values;
  const countries = useCountries();
  const listed = countries.data?.items.map(({ code, name }) => ({ value: code, label: name }));
  const chosen = country ? [{ value: country, label: names.of(country) ?? country }] : [];
  return (
    <Box>
      <SelectInput
        name="country"
        label={PROFILE_LABELS.country}
        autoComplete="country"
        placeholder="Not given"
        choices={listed ?? chosen}
      />
      <ChoicesMissing query={countries} what="The countries" />
    </Box>
  );
}
