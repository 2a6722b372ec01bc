import Typography from '@mui/material/Typography';
import { formatDate } from '../lib/dates';
import { weight } from '../theme/tokens';
import { ClockIcon } from '../ui/icons';
import { dealEndDay, hoursLeft } from './dealEnd';
import { useDealEnd } from './useDealEnd';

export interface DealEndLineProps {
  /** RFC 3339 time. */
  endsAt: string;
  /** Whether the contract calls the deal one that ends soon, which is what its color says. */
  isSoon: boolean;
}

/** A date is one word. */
const nowrap = { whiteSpace: 'nowrap' } as const;

/** A line that says when a deal ends, on its last day by the hours that are left, or that it has ended. */
export function DealEndLine({ endsAt, isSoon }: DealEndLineProps) {
  const now = useDealEnd(endsAt);
  const hours = hoursLeft(endsAt, now);
  const isOver = now !== null && Date.parse(endsAt) <= now;
  const day = isOver ? undefined : dealEndDay(endsAt, now);
  return (
    <Typography
      variant="body2"
      sx={{
        mt: { xs: 0.5, sm: 1 },
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: weight.strong,
        color: isSoon && !isOver ? 'deal.text' : 'text.secondary',
      }}
    >
      <ClockIcon sx={{ fontSize: 18, flexShrink: 0, ml: '-2px' }} />
      <span>
        Deal {isOver ? 'ended' : 'ends'} {day ? `${day}, ` : null}
        {hours ? 'in ' : day ? null : 'on '}
        <time dateTime={endsAt} style={nowrap}>
          {hours ?? formatDate(endsAt)}
        </time>
      </span>
    </Typography>
  );
}
