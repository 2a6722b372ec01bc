import Box from '@mui/material/Box';
import type { Statement } from '../../api/resources/statements';
import { formatMonthYear } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { BAR_RADIUS } from '../../ui/barRadius';

/** How many months: as many as the card has room for. */
const SHOWN = 5;

export interface PayoutBarsProps {
  /** The newest, which is paid next, first. */
  statements: readonly Statement[];
}

/**
 * What the last months came to, as bars beside what is paid next; decoration, as the sums are in the list
 * of statements. Phones have no room for them.
 */
export function PayoutBars({ statements }: PayoutBarsProps) {
  const months = statements.slice(0, SHOWN).reverse();
  const most = Math.max(1, ...months.map(({ payout }) => payout.amountMinor));
  return (
    <Box aria-hidden sx={chart}>
      {months.map(({ id, period, payout }) => (
        <span key={id}>
          <small>{formatMoney(inDollars(payout))}</small>
          <i style={{ height: `${Math.max(0, payout.amountMinor / most) * TALLEST}%` }} />
          <small>{formatMonthYear(period.from).slice(0, 3)}</small>
        </span>
      ))}
    </Box>
  );
}

/** The rest of the height is that of the words, in percent. */
const TALLEST = 76;

/** Without cents, for which a bar has no room. */
const inDollars = (money: Statement['payout']) => ({
  ...money,
  amountMinor: Math.round(money.amountMinor / 100) * 100,
});

const chart = {
  position: 'absolute',
  inset: '24px 24px 24px auto',
  width: '46%',
  display: { xs: 'none', sm: 'grid' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 1.25,
  '& > span': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 0.75,
  },
  '& i': {
    width: '100%',
    minHeight: 2,
    borderRadius: `${BAR_RADIUS}px ${BAR_RADIUS}px 0 0`,
    bgcolor: 'surface.onBandMuted',
    opacity: 0.4,
  },
  '& > :last-of-type i': { bgcolor: 'accent.main', opacity: 1 },
  '& small': { typography: 'caption', color: 'surface.onBandMuted' },
  // Sums have room over wide bars only.
  '@media (max-width: 699.95px)': { '& small:first-of-type': { display: 'none' } },
} as const;
