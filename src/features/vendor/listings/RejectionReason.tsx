import Box from '@mui/material/Box';
import { NARROW } from '../../../ui/dataTableStyles';

/** Why reviewers turned a listing down, below how it stands. */
export function RejectionReason({ reason }: { reason: string }) {
  return (
    <Box data-note sx={note}>
      <p>{reason}</p>
    </Box>
  );
}

/** Below the cells that follow, too: the column gets no wider for it. */
const note = {
  contain: 'inline-size',
  color: 'error.main',
  '& > p': {
    m: 0,
    mt: 0.5,
    width: 520,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    [NARROW.wide]: { width: 'auto', mt: 0 },
  },
} as const;
