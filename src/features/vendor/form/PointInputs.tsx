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

/** Five short texts, each with an input of its own. */
export function PointInputs({ name, title, noun, helperText }: PointInputsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {helperText}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {Array.from({ length: POINTS }, (_, index) => (
          <TextInput
            key={index}
            name={`${name}.${index}`}
            label={`${noun} ${index + 1}`}
            maxLength={LISTING_MAX.point}
            showsCount
            required
          />
        ))}
      </Box>
    </Box>
  );
}
