import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { WishlistSavings } from '../../api/resources/bookmarks';
import { formatMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { featureGround } from '../../theme/surfaceStyles';
import { phoneInset, radius, tabularNumbers, veil, weight } from '../../theme/tokens';

export interface SavingsBandProps {
  /** Undefined while that is on its way. */
  savings: WishlistSavings | undefined;
  /** True while the sums are those of before a change. */
  isStale: boolean;
}

/** What the saved deals save together. */
export function SavingsBand({ savings, isStale }: SavingsBandProps) {
  return (
    <Box component="section" aria-labelledby="savings" aria-busy={isStale} sx={band}>
      <Box sx={lead}>
        <Typography id="savings" component="h2" sx={{ fontWeight: weight.strong }}>
          You would save
        </Typography>
        <Box component="p" sx={figure}>
          {savings ? formatMoney(savings.saved) : <Skeleton width="3em" sx={bone} />}
        </Box>
      </Box>
      <Box component="dl" sx={sums}>
        <div>
          <dt>{savings ? pluralize(savings.count, 'deal', 'deals') : 'Deals'} at today’s price</dt>
          <dd>{savings ? formatMoney(savings.price) : <Skeleton width="3em" sx={bone} />}</dd>
        </div>
        <div>
          <dt>Before the discounts</dt>
          <Box component="dd" sx={{ color: 'surface.onBandMuted' }}>
            {savings ? <s>{formatMoney(savings.oldPrice)}</s> : <Skeleton width="3em" sx={bone} />}
          </Box>
        </div>
        <Box sx={{ display: 'none', '@media (min-width: 720px)': { display: 'block' } }}>
          <dt>Discount on all</dt>
          <dd>{savings ? `${savings.discountPercent}%` : <Skeleton width="2em" sx={bone} />}</dd>
        </Box>
      </Box>
      {/* Always there, so that nothing below moves when the sums come. */}
      <Typography variant="body2" sx={{ flexBasis: '100%', color: 'surface.onBandMuted' }}>
        {savings ? noteOf(savings) : <Skeleton width="14em" sx={bone} />}
      </Typography>
    </Box>
  );
}

/** What the sums are made of. */
const noteOf = ({ yearlyCount }: WishlistSavings) =>
  yearlyCount > 0 ? 'Yearly plans counted for one year.' : 'Compared with their prices before.';

const bone = { bgcolor: 'divider' } as const;

/** Phones: what is saved comes first, and the sums that it is made of are lines below it. */
const NARROW = '@media (max-width: 599.95px)';

/** Its words and its sum are lines of their own there: they stand on the lines of the others. */
const lead = { display: { xs: 'block', lg: 'contents' }, minWidth: 0 } as const;

const band = {
  display: { xs: 'flex', lg: 'grid' },
  gridTemplateColumns: { lg: 'auto minmax(0, 1fr) auto' },
  // All sums stand on one line; on a desk all of it is in one low row.
  alignItems: { xs: 'last baseline', lg: 'center' },
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: { xs: 4, lg: 3 },
  rowGap: { xs: 1, lg: 0 },
  mb: { xs: 2.5, md: 4 },
  px: { xs: phoneInset, md: 3.5 },
  py: 2,
  borderRadius: `${radius.card}px`,
  ...featureGround,
  '& h2': {
    gridColumn: { lg: 2 },
    alignSelf: { lg: 'end' },
  },
  '& h2 + p': { gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 2' } },
  '& > dl': { ml: 'auto', gridColumn: { lg: 3 }, gridRow: { lg: '1 / span 2' } },
  '& > :last-child': {
    gridColumn: { lg: 2 },
    gridRow: { lg: 2 },
    alignSelf: { lg: 'start' },
  },
  [NARROW]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 1.25,
    '& > dl': { ml: 0, pt: 1.25, borderTop: `1px solid ${veil.hairline}` },
    '& > :last-child': { flexBasis: 'auto' },
  },
  '& > *': { transition: 'opacity 120ms' },
  '&[aria-busy="true"] > *': { opacity: 0.6 },
} as const;

const figure = {
  ...tabularNumbers,
  m: 0,
  typography: { xs: 'title', md: 'figure' },
  color: 'accent.main',
} as const;

const sums = {
  ...tabularNumbers,
  m: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0.5, sm: 4, md: 6 },
  [NARROW]: {
    '& > div:not(:last-of-type)': { display: 'flex', justifyContent: 'space-between' },
  },
  '& dt': { typography: 'body2', color: 'surface.onBandMuted' },
  '& dd': { m: 0, typography: { xs: 'h5', md: 'h3' } },
  '& s': { typography: 'body1' },
} as const;
