import Typography from '@mui/material/Typography';
import { formatDate } from '../lib/dates';
import { useDealEnd } from './useDealEnd';

/**
 * A sentence that says when a deal ends, or that it has ended.
 *
 * @param endsAt RFC 3339 time
 */
export function DealEndLine({ endsAt }: { endsAt: string }) {
  const now = useDealEnd(endsAt);
  const isOver = now !== null && Date.parse(endsAt) <= now;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      The deal {isOver ? 'ended' : 'ends'} on <time dateTime={endsAt}>{formatDate(endsAt)}</time>.
    </Typography>
  );
}
