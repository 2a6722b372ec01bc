import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PartnerOverview } from '../../api/resources/partner-accounts';
import { formatExactMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { tabularNumbers } from '../../theme/tokens';
import { StateChip } from '../../ui/StateChip';

type Recent = PartnerOverview['recentSales'];

/** What came in lately, how that compares with before, and how it went day by day. */
export function RecentSales({ sales }: { sales: Recent }) {
  const { gross, units } = sales;
  return (
    <Box component="section" aria-labelledby="recent-sales" sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography
          id="recent-sales"
          variant="subtitle2"
          component="h2"
          sx={{ color: 'text.secondary', lineHeight: 1.3 }}
        >
          Sales in the last 30 days
        </Typography>
        <Button
          component={AppLink}
          to={pathTo('sales')}
          size="small"
          variant="outlined"
          color="secondary"
          sx={{ flexShrink: 0 }}
        >
          All figures
        </Button>
      </Box>
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" component="p" sx={tabularNumbers}>
          {formatExactMoney(gross)}
        </Typography>
        <Change sales={sales} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {pluralize(units, 'unit', 'units')} sold, before refunds and fee
      </Typography>
      <Days days={sales.days} />
    </Box>
  );
}

/** By how much more or less it is than in the days before; nothing where there were no sales then. */
function Change({ sales: { gross, grossBefore } }: { sales: Recent }) {
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
function Days({ days }: Pick<Recent, 'days'>) {
  const most = Math.max(1, ...days.map(({ amountMinor }) => amountMinor));
  return (
    <Box
      aria-hidden
      sx={{ mt: 'auto', pt: 2.5, flexGrow: 1, display: 'grid', gridTemplateRows: '1fr auto' }}
    >
      <Box sx={bars}>
        {days.map(({ amountMinor }, index) => (
          <span key={index} style={{ height: `${(amountMinor / most) * 100}%` }} />
        ))}
      </Box>
      <Box sx={{ mt: 0.75, display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {days.length - 1} days ago
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Today
        </Typography>
      </Box>
    </Box>
  );
}

const frame = {
  ...panel,
  p: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
} as const;

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
    borderRadius: '3px 3px 0 0',
    bgcolor: 'primary.main',
    opacity: 0.55,
  },
  '& > span:last-child': { opacity: 1 },
} as const;
