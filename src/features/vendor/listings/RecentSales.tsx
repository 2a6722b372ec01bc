import Box from '@mui/material/Box';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { formatExactMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/text';
import { tabularNumbers } from '../../../theme/tokens';
import { NARROW } from '../../../ui/dataTableStyles';

/**
 * What a listing sold in the last 30 days, in a line below its name: a column of its own would leave the
 * names of those with four buttons no room on a laptop. How much that came to is said on cards, where
 * the line is as wide as they are.
 */
export function RecentSales({ gross, units }: NonNullable<VendorListingSummary['recentSales']>) {
  return (
    <Box component="span" sx={line}>
      {units === 0 ? 'None' : formatCount(units)} sold in 30 days
      {units === 0 ? null : <span> for {formatExactMoney(gross)}</span>}
    </Box>
  );
}

const line = {
  ...tabularNumbers,
  display: 'block',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  [NARROW.wide]: { whiteSpace: 'normal' },
  '& > span': { display: 'none', [NARROW.wide]: { display: 'inline' } },
} as const;
