import Typography from '@mui/material/Typography';
import { formatDate } from '../lib/dates';
import { weight } from '../theme/tokens';
import { ClockIcon } from '../ui/icons';
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
    <Typography
      variant="body2"
      sx={{
        mt: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: weight.strong,
        color: isOver ? 'text.secondary' : 'deal.text',
      }}
    >
      <ClockIcon sx={{ fontSize: 18, flexShrink: 0 }} />
      <span>
        The deal {isOver ? 'ended' : 'ends'} on <time dateTime={endsAt}>{formatDate(endsAt)}</time>.
      </span>
    </Typography>
  );
}
