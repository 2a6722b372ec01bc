import Box from '@mui/material/Box';
import type { MembershipOffer } from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';
import { onPaper, tornEdge } from '../../theme/surfaceStyles';
import { radius, tabularNumbers } from '../../theme/tokens';
import { OwnPanel } from './OwnPanel';

/** How often each plan is paid. */
const PERIODS: Record<string, string> = { monthly: 'each month', yearly: 'once a year' };

/** The ticket: what it costs on top, and below the perforation the part that is one's own. */
export function Ticket({ offer }: { offer: MembershipOffer }) {
  return (
    <Box {...onPaper} sx={{ mask: tornEdge }}>
      <Box sx={upper}>
        <Box component="ul" aria-label="Ways to pay" sx={ways}>
          {offer.plans.map((plan) => (
            <li key={plan.id}>
              <div>
                <b>{plan.title}</b>
                {plan.discountPercent > 0 ? (
                  <Box component="span" sx={discount}>
                    {plan.discountPercent}% less
                  </Box>
                ) : null}
              </div>
              <b className="Ticket-price">{formatMoney(plan.monthlyPrice)}/mo</b>
              <span className="Ticket-small">
                {formatMoney(plan.price)} {PERIODS[plan.id] ?? 'each time'}
              </span>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={lower}>
        <OwnPanel offer={offer} />
      </Box>
    </Box>
  );
}

/**
 * Cuts the holes of the perforation, half a circle each, out of the corners of one edge. Each mask goes
 * beyond the sides, or a part of a pixel would show as a line there.
 */
const punched = (edge: '0' | '100%') =>
  [
    ['0', '-1px'],
    ['100%', 'calc(100% + 1px)'],
  ]
    .map(
      ([side, place]) =>
        `radial-gradient(circle at ${side} ${edge}, transparent 11px, black 11.5px) ${place} 0 / 52% 100% no-repeat`,
    )
    .join(', ');

const upper = {
  p: { xs: '20px 24px', sm: '24px 36px' },
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  mask: punched('100%'),
} as const;

const lower = {
  position: 'relative',
  // On the upper part by a pixel, for the same reason.
  mt: '-1px',
  p: { xs: '25px 24px 36px', sm: '29px 36px 44px' },
  bgcolor: 'background.paper',
  color: 'text.primary',
  mask: punched('0'),
  '--ring': 'var(--mui-palette-primary-main)',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 20,
    right: 20,
    borderTop: '2px dashed',
    borderColor: 'divider',
  },
} as const;

const ways = {
  ...tabularNumbers,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    py: 1,
  },
  '& .Ticket-price': { typography: 'h3' },
  '& .Ticket-small': { typography: 'body2', color: 'text.secondary' },
} as const;

const discount = {
  ml: 1,
  px: 1,
  py: 0.25,
  borderRadius: `${radius.pill}px`,
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  typography: 'caption',
  fontWeight: 600,
} as const;
