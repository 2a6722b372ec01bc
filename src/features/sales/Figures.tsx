import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SalesSummary } from '../../api/resources/sales';
import { formatExactMoney } from '../../lib/money';
import { formatCount, pluralize } from '../../lib/text';
import { panel } from '../../theme/surfaceStyles';

/** Of a hundred sales of the period, whenever they were paid back; refunds are of earlier ones, too. */
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

/** What each figure counts. */
function noteOf(label: string, { refundedSales, totals: { sales } }: SalesSummary): string {
  if (label === RATE && sales === 0) return '\u00a0';
  if (label === RATE)
    return `${formatCount(refundedSales)} of ${pluralize(sales, 'new sale', 'new sales')}`;
  if (label === 'Units sold') return `in ${pluralize(sales, 'sale', 'sales')}`;
  return NOTES[label] ?? '';
}

const NOTES: Record<string, string> = {
  'Gross sales': 'before refunds and fee',
  Refunds: 'including earlier sales',
  Fee: 'for the marketplace',
  Net: 'after refunds and fee',
};

/** What the sales of the period come to; bones while that is not known. */
export function Figures({ summary }: { summary: SalesSummary | undefined }) {
  const values = summary && valuesOf(summary);
  return (
    <Box component="dl" aria-hidden={values ? undefined : true} sx={grid}>
      {LABELS.map((label) => (
        <Box key={label} sx={{ minWidth: 0, p: { xs: 1.5, sm: 2 }, bgcolor: 'background.paper' }}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={figure}>
            {values ? values[label] : <Skeleton width="70%" />}
          </Box>
          <Box component="dd" sx={note}>
            {summary ? noteOf(label, summary) : <Skeleton width="60%" />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Six digits and cents fit into half of the narrowest phone. */
const figure = {
  m: 0,
  typography: { xs: 'h4', sm: 'h3' },
  '@media (max-width: 359.95px)': { typography: 'h5' },
  fontVariantNumeric: 'tabular-nums',
} as const;

/** One line each, on phones in smaller letters, so that nothing moves when it comes. */
const note = {
  m: 0,
  typography: { xs: 'caption', sm: 'body2' },
  color: 'text.secondary',
  minHeight: '1lh',
  textWrap: 'balance',
} as const;

const grid = {
  ...panel,
  m: 0,
  p: 0,
  display: 'grid',
  // Hairlines between equal cells.
  gap: '1px',
  overflow: 'hidden',
  bgcolor: 'divider',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const;
