import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PartnerOverview } from '../api/resources/partner-accounts';
import { formatExactMoney } from '../lib/money';
import { tabularNumbers, weight } from '../theme/tokens';
import { BAR_RADIUS } from '../ui/barRadius';

export interface RecentProductsProps {
  /** The strongest first. */
  products: PartnerOverview['recentSales']['topProducts'];
}

/** A bar for each product that brought in the most lately, as long as its part of the strongest one. */
export function RecentProducts({ products }: RecentProductsProps) {
  const most = Math.max(1, products[0]?.gross.amountMinor ?? 0);
  if (products.length === 0) {
    return (
      <Typography variant="body2" sx={{ mt: 2, minHeight: HEIGHT, color: 'text.secondary' }}>
        The products that bring in the most will stand here.
      </Typography>
    );
  }
  return (
    <Box component="ol" aria-label="What brought in the most" sx={rows}>
      {products.map(({ item, gross }) => (
        <li key={item.id}>
          <Box component="span" sx={name}>
            {item.title}
          </Box>
          <Box
            aria-hidden
            data-bar
            sx={bar}
            style={{ width: `${(gross.amountMinor / most) * 100}%` }}
          />
          <Box component="span" sx={{ textAlign: 'right', fontWeight: weight.strong }}>
            {formatExactMoney(gross)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** As high as five lines and what is between them. */
const HEIGHT = 132;

const rows = {
  ...tabularNumbers,
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'fit-content(36%) minmax(0, 1fr) max-content',
  gridAutoRows: 'minmax(24px, auto)',
  columnGap: 1.5,
  rowGap: 0.25,
  alignContent: 'space-between',
  minHeight: HEIGHT,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  typography: 'caption',
  '& > li': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
  },
} as const;

/** One line: what is cut of a long one is read out all the same. */
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

const bar = {
  height: 14,
  minWidth: 2,
  borderRadius: `0 ${BAR_RADIUS}px ${BAR_RADIUS}px 0`,
  bgcolor: 'fill',
} as const;
