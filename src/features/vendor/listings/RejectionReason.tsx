import Box from '@mui/material/Box';
import { NARROW } from '../../../ui/dataTableStyles';

/** Why reviewers turned a listing down, below its name; the form that it is corrected in says all of it. */
export function RejectionReason({ reason }: { reason: string }) {
  return (
    <Box data-note sx={note}>
      <p title={reason}>{reason}</p>
    </Box>
  );
}

/** Two lines of its column, which gets no wider for it; cards have room for all of it. */
const note = {
  contain: 'inline-size',
  color: 'error.main',
  '& > p': {
    m: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    [NARROW.wide]: { display: 'block' },
  },
} as const;
