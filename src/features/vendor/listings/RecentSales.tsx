import Box from '@mui/material/Box';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { formatExactMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/text';
import { tabularNumbers } from '../../../theme/tokens';

/**
 * What a listing sold in the last 30 days, in a line below its name: a column of its own would leave the
 * names of those with four buttons no room on a laptop.
 */
export function RecentSales({ gross, units }: NonNullable<VendorListingSummary['recentSales']>) {
  return (
    <Box component="span" sx={{ ...tabularNumbers, display: 'block', color: 'text.secondary' }}>
      {units === 0
        ? 'None sold in 30 days'
        : `${formatCount(units)} sold in 30 days · ${formatExactMoney(gross)}`}
    </Box>
  );
}
