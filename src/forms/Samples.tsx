import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tabularNumbers, weight } from '../theme/tokens';
import { ChevronDownIcon } from '../ui/icons';

export interface SamplesProps {
  /** Says of what they are: `Cards to try`. */
  title: string;
  /** What can be tried, each with what comes of it. */
  samples: readonly { value: string; label: string }[];
  /** Fills it in. */
  onChoose: (value: string) => void;
}

/**
 * Values to try, as a demonstration server names them, each with a button that fills it in; folded, as
 * they are no part of the form. Nothing where there are none.
 */
export function Samples({ title, samples, onChoose }: SamplesProps) {
  if (samples.length === 0) return null;
  return (
    <details>
      <Box component="summary" sx={summary}>
        {title}
        <ChevronDownIcon fontSize="small" />
      </Box>
      <Box component="ul" sx={list}>
        {samples.map(({ value, label }) => (
          <li key={value}>
            <Box sx={{ typography: 'body2', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box
                component="span"
                sx={{ ...tabularNumbers, display: 'block', fontWeight: weight.strong }}
              >
                {value}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
            </Box>
            <Button
              size="small"
              aria-label={`Fill in ${value}`}
              onClick={() => onChoose(value)}
              sx={{ mr: -1.5, flexShrink: 0 }}
            >
              Fill in
            </Button>
          </li>
        ))}
      </Box>
    </details>
  );
}

/** Without a frame: it is among the fields of a form, which often has one. */
const summary = {
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 0.5,
  py: 0.75,
  typography: 'subtitle2',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  // The chevron takes the place of the browser's triangle.
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    py: 0.75,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
