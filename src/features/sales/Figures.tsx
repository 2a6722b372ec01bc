import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SalesSummary } from '../../api/resources/sales';
import { formatExactMoney } from '../../lib/money';
import { formatCount, pluralize } from '../../lib/text';
import { panel } from '../../theme/surfaceStyles';

/** Of a hundred sales, whatever they cost; the count is beneath. */
const RATE = 'Refund rate';

const LABELS = ['Gross sales', 'Refunds', 'Fee', 'Net', 'Units sold', RATE] as const;

function valuesOf({ totals, refundRatePercent }: SalesSummary): Record<string, string> {
  return {
    'Gross sales': formatExactMoney(totals.gross),
    Refunds: formatExactMoney(totals.refunds),
    Fee: formatExactMoney(totals.fee),
    Net: formatExactMoney(totals.net),
    'Units sold': formatCount(totals.units),
    [RATE]: refundRatePercent === null ? 'None sold' : `${refundRatePercent}%`,
  };
}

/** `2 of 40 sales`; an empty line where there are none. */
const refundedText = ({ refundedSales, totals: { sales } }: SalesSummary): string =>
  sales === 0 ? '\u00a0' : `${formatCount(refundedSales)} of ${pluralize(sales, 'sale', 'sales')}`;

/** What the sales of the period come to; bones while that is not known. */
export function Figures({ summary }: { summary: SalesSummary | undefined }) {
  const values = summary && valuesOf(summary);
  return (
    <Box component="dl" aria-hidden={values ? undefined : true} sx={grid}>
      {LABELS.map((label) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>
            {values ? values[label] : <Skeleton width="70%" />}
          </Box>
          {label === RATE ? (
            <Box component="dd" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {summary ? refundedText(summary) : <Skeleton width="60%" />}
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  ...panel,
  m: 0,
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const;
