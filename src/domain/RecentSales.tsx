import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PartnerOverview } from '../api/resources/partner-accounts';
import { formatExactMoney } from '../lib/money';
import { pluralize } from '../lib/text';
import { MoreLink } from '../list/MoreLink';
import { pathTo } from '../routing/paths';
import { panel } from '../theme/surfaceStyles';
import { tabularNumbers } from '../theme/tokens';
import { BAR_RADIUS } from '../ui/barRadius';
import { StateChip } from '../ui/StateChip';
import { RecentProducts } from './RecentProducts';

type Recent = PartnerOverview['recentSales'];

export interface RecentSalesProps {
  sales: Recent;
  /** What the bars are of: how it went day by day, or which products it came from. */
  by: 'day' | 'product';
}

/**
 * What came in lately over all businesses, how that compares with before, and its chart: the two
 * dashboards of a partner show it by different things.
 */
export function RecentSales({ sales, by }: RecentSalesProps) {
  return (
    <Box component="section" aria-labelledby="recent-sales" sx={frame}>
      <Box sx={head}>
        <Typography id="recent-sales" variant="subtitle2" component="h2">
          Sales in the last 30 days
        </Typography>
        <MoreLink to={pathTo('sales')} label="View all sales" />
      </Box>
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Typography variant="h2" component="p" sx={tabularNumbers}>
          {formatExactMoney(sales.gross)}
        </Typography>
        <SalesChange sales={sales} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {pluralize(sales.units, 'unit', 'units')} sold, before refunds and fee
      </Typography>
      {by === 'day' ? (
        <SalesDays days={sales.days} />
      ) : (
        <RecentProducts products={sales.topProducts} total={sales.gross} />
      )}
    </Box>
  );
}

/** By how much more or less it is than in the days before; nothing where there were no sales then. */
function SalesChange({ sales: { gross, grossBefore } }: { sales: Recent }) {
  if (grossBefore.amountMinor <= 0) return null;
  const percent = Math.round((gross.amountMinor / grossBefore.amountMinor - 1) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <StateChip
        label={`${sign}${Math.abs(percent)}%`}
        tone={percent < 0 ? 'bad' : percent > 0 ? 'good' : 'neutral'}
      />
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
        on the 30 days before
      </Typography>
    </Box>
  );
}

/** A bar for each day; the page of the sales has the same with its figures. */
function SalesDays({ days }: Pick<Recent, 'days'>) {
  const best = days.reduce((most, day) => (day.amountMinor > most.amountMinor ? day : most));
  const most = Math.max(1, best.amountMinor);
  const middle = ((days.indexOf(best) + 0.5) / days.length) * 100;
  const place = middle > NEAR_END ? 100 : middle < 100 - NEAR_END ? 0 : middle;
  return (
    <Box
      aria-hidden
      sx={{ mt: 'auto', pt: 2, flexGrow: 1, display: 'grid', gridTemplateRows: 'auto 1fr auto' }}
    >
      <Typography variant="caption" component="div" sx={scale}>
        {best.amountMinor > 0 ? (
          // Above its bar; near an end of the line it is flush with that.
          <span style={{ position: 'relative', left: `${place}%`, translate: `-${place}%` }}>
            {formatExactMoney(best)} on the best day
          </span>
        ) : null}
      </Typography>
      <Box sx={bars}>
        {days.map(({ amountMinor }, index) => (
          <span key={index} data-bar style={{ height: `${(amountMinor / most) * 100}%` }} />
        ))}
      </Box>
      <Box sx={{ mt: 0.75, display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {days.length - 1} days ago
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Today so far
        </Typography>
      </Box>
    </Box>
  );
}

/** From where on a label is at the end of its line, in percent. */
const NEAR_END = 75;

const frame = {
  ...panel,
  p: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
} as const;

const head = {
  display: 'flex',
  // The button is higher than the line that other cards begin with.
  height: '1lh',
  typography: 'subtitle2',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** How much the height of the bars is: as high as the highest. */
const scale = {
  ...tabularNumbers,
  minHeight: '1lh',
  '& > span': { display: 'inline-block' },
  color: 'text.secondary',
  borderBottom: '1px dashed',
  borderColor: 'divider',
} as const;

/** As high as what stands beside them leaves room for. */
const bars = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: { xs: '2px', sm: '3px' },
  minHeight: { xs: 88, sm: 112 },
  borderBottom: 1,
  borderColor: 'divider',
  '& > span': {
    flex: '1 1 0',
    minHeight: 2,
    borderRadius: `${BAR_RADIUS}px ${BAR_RADIUS}px 0 0`,
    bgcolor: 'fill',
  },
  // Today is not over yet: paler than the days that are.
  '& > span:last-child': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-fill) 60%, var(--mui-palette-background-paper))',
  },
} as const;
