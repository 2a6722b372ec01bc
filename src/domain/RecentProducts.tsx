import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PartnerOverview } from '../api/resources/partner-accounts';
import { formatExactMoney, type MoneyAmount } from '../lib/money';
import { tabularNumbers, weight } from '../theme/tokens';
import { BAR_RADIUS } from '../ui/barRadius';

export interface RecentProductsProps {
  /** The strongest first. */
  products: PartnerOverview['recentSales']['topProducts'];
  /** What all products brought in. */
  total: MoneyAmount;
}

/** How many bars there are. */
const SHOWN = 5;

/** One of the bars. */
interface Part {
  key: string;
  label: string;
  gross: MoneyAmount;
  isRest?: boolean;
}

/** The strongest products, and in the last bar all others where there are some: the bars add up to the total. */
function partsOf(products: RecentProductsProps['products'], total: MoneyAmount): Part[] {
  const all = products.map(({ item, gross }): Part => ({ key: item.id, label: item.title, gross }));
  const sum = (parts: readonly Part[]) =>
    parts.reduce((amount, { gross }) => amount + gross.amountMinor, 0);
  if (sum(all) >= total.amountMinor) return all;
  const named = all.slice(0, SHOWN - 1);
  const gross = { ...total, amountMinor: total.amountMinor - sum(named) };
  return [...named, { key: 'others', label: 'All others', gross, isRest: true }];
}

/** A bar for each product that brought in the most lately, as long as its part of the longest one. */
export function RecentProducts({ products, total }: RecentProductsProps) {
  const parts = partsOf(products, total);
  const most = Math.max(1, ...parts.map(({ gross }) => gross.amountMinor));
  if (products.length === 0) {
    return (
      <Typography variant="body2" sx={{ mt: 2, minHeight: HEIGHT, color: 'text.secondary' }}>
        The products that bring in the most will stand here.
      </Typography>
    );
  }
  return (
    <Box component="ol" aria-label="What brought in the most" sx={rows}>
      {parts.map(({ key, label, gross, isRest }) => (
        <li key={key}>
          <Box component="span" sx={name}>
            {label}
          </Box>
          <Box
            aria-hidden
            data-bar
            sx={isRest ? [bar, rest] : bar}
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

/** Of no product alone. */
const rest = { bgcolor: 'outline' } as const;
