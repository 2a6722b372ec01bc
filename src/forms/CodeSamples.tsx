import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Samples } from './Samples';

export interface CodeSamplesProps {
  /** Says of what they are: `Codes to try`. */
  title: string;
  /** None where this is no demonstration; then nothing is shown. */
  samples: readonly { code: string; label: string }[];
}

/** Codes to try in the form around them, which has a field `code`. */
export function CodeSamples({ title, samples }: CodeSamplesProps) {
  const { setFieldValue } = useFormikContext<{ code: string }>();
  const titleId = useId();
  if (samples.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Samples
        samples={samples.map(({ code, label }) => ({ value: code, label }))}
        onChoose={(code) => void setFieldValue('code', code)}
      />
    </Box>
  );
}
