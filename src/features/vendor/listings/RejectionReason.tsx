import Box from '@mui/material/Box';
import { NARROW } from '../../../ui/dataTableStyles';

/** Why reviewers turned a listing down, in the width of its row. */
export function RejectionReason({ reason }: { reason: string }) {
  return (
    <Box data-note sx={note}>
      <p>{reason}</p>
    </Box>
  );
}

/** From the name on, below all other cells: its column gets no wider for it. */
const note = {
  contain: 'inline-size',
  color: 'error.main',
  '& > p': {
    m: 0,
    // Without the box and the picture before it, and the edge behind.
    width: 'calc(100cqw - 48px - var(--picture) - 130px)',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    [NARROW.wide]: { width: 'auto' },
  },
} as const;
