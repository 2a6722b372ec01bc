import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tabularNumbers } from '../theme/tokens';

export interface SamplesProps {
  /** What can be tried, each with what comes of it. */
  samples: readonly { value: string; label: string }[];
  /** Fills it in. */
  onChoose: (value: string) => void;
}

/** Values to try, as a demonstration server names them, each with a button that fills it in. */
export function Samples({ samples, onChoose }: SamplesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {samples.map(({ value, label }) => (
        <Box key={value} component="li" sx={row}>
          <Box sx={{ typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ ...tabularNumbers, display: 'block', fontWeight: 600 }}>
              {value}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
          </Box>
          <Button size="small" aria-label={`Fill in ${value}`} onClick={() => onChoose(value)}>
            Fill in
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
