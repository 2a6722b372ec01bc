import FormHelperText from '@mui/material/FormHelperText';

/** In place of choices that come with a list which could not be loaded; the list itself offers Retry. */
export function FacetsMissing() {
  return <FormHelperText>These choices could not be loaded.</FormHelperText>;
}
