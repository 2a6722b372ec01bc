import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TextInput } from '../../../forms/TextInput';
import { LISTING_MAX, POINTS } from './listingValues';

export interface PointInputsProps {
  /** The key of the list in the form's values. */
  name: 'pros' | 'useCases';
  title: string;
  /** What one of them is called: `Pro`. */
  noun: string;
  helperText: string;
}

/** Five short texts, each with an input of its own in one row with its label. */
export function PointInputs({ name, title, noun, helperText }: PointInputsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {helperText}
      </Typography>
      <Box sx={rows}>
        {Array.from({ length: POINTS }, (_, index) => (
          <TextInput
            key={index}
            name={`${name}.${index}`}
            label={`${noun} ${index + 1}`}
            maxLength={LISTING_MAX.point}
            required
          />
        ))}
      </Box>
    </Box>
  );
}

/**
 * Labels in one column, inputs and their messages in the other. The labels take what the longest of
 * both lists does, so that the inputs of both are as wide.
 */
const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5.75rem, max-content) minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 1,
  '& > .MuiFormControl-root': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
  },
  '& .MuiInputLabel-root': { m: 0 },
  '& .MuiFormHelperText-root': { gridColumn: 2 },
} as const;
