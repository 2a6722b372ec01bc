import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PartnerOverview } from '../../api/resources/partner-accounts';
import { SalesChange, SalesDays } from '../../domain/RecentSalesParts';
import { formatExactMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { tabularNumbers } from '../../theme/tokens';

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
        <SalesChange sales={sales} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {pluralize(units, 'unit', 'units')} sold, before refunds and fee
      </Typography>
      <SalesDays days={sales.days} />
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
