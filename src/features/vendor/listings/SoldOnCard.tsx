import Box from '@mui/material/Box';
import type { VendorListingSummary } from '../../../api/resources/vendor-listings';
import { formatExactMoney } from '../../../lib/money';
import { tabularNumbers } from '../../../theme/tokens';
import { NARROW } from '../../../ui/dataTableStyles';

/** What a card says of the sales in a line below the name, where a table has a column for them. */
export function SoldOnCard({ gross, units }: NonNullable<VendorListingSummary['recentSales']>) {
  return (
    <Box component="span" sx={line}>
      {units === 0
        ? 'None sold in 30 days'
        : `${units} sold in 30 days · ${formatExactMoney(gross)}`}
    </Box>
  );
}

const line = {
  display: 'none',
  [NARROW.wide]: { display: 'block' },
  color: 'text.secondary',
  ...tabularNumbers,
} as const;
