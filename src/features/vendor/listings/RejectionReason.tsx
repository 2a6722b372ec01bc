import Box from '@mui/material/Box';
import { ChevronDownIcon } from '../../../ui/icons';

/** Why reviewers turned a listing down: one line, which opens to all of it. */
export function RejectionReason({ reason }: { reason: string }) {
  return (
    <Box component="details" data-note sx={{ contain: 'inline-size', color: 'error.main' }}>
      <Box component="summary" sx={line}>
        <span>{reason}</span>
        <ChevronDownIcon aria-hidden sx={{ flexShrink: 0, fontSize: 16, mt: '3px' }} />
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  gap: 0.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': {
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  'details[open] > & > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;
