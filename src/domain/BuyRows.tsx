import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { panel } from '../theme/surfaceStyles';
import { rowPicture } from '../theme/tokens';
import { RowPicture } from '../ui/RowPicture';
import { checkoutUrl } from './checkoutUrl';
import { EndingBadge } from './ListingBadges';
import { Price } from './Price';
import { goodsUrl, type Goods } from './savedGoods';

/** What the button of a row is for. */
export type RowAction = 'buy' | 'view';

/** What a row says. */
export interface BuyRowItem extends Omit<Goods, 'stockStatus'> {
  /** Its stars, below its name. */
  stars?: ReactNode;
}

export interface BuyRowsProps {
  listings: readonly BuyRowItem[];
  /** Whether a row leads to the purchase of what it shows, or to its page. */
  action?: RowAction;
  /** Whether a row says when its deal ends, where that is soon. */
  hasEnds?: boolean;
}

/** Listings and templates below each other, each to be bought from its row, or to be looked at. */
export function BuyRows({ listings, action = 'buy', hasEnds = false }: BuyRowsProps) {
  return (
    <Box component="ul" sx={list}>
      {listings.map((listing) => (
        <BuyRow key={listing.id} listing={listing} action={action} hasEnds={hasEnds} />
      ))}
    </Box>
  );
}

interface BuyRowProps extends Required<Omit<BuyRowsProps, 'listings'>> {
  listing: BuyRowItem;
}

function BuyRow({ listing, action, hasEnds }: BuyRowProps) {
  const { id, kind, title, tagline, vendor, imageUrl, price, oldPrice, planType, stars } = listing;
  const isBought = action === 'buy';
  const label = isBought ? 'Buy Now' : 'View';
  return (
    <Box component="li" sx={row}>
      <RowPicture src={imageUrl} name={title} />
      <Box sx={words}>
        <div>
          <Typography variant="h5" component="h3">
            <Link component={AppLink} to={goodsUrl(listing)} color="inherit" underline="hover">
              {title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={[{ color: 'text.secondary' }, onlyWide]}>
            {tagline}
          </Typography>
          {stars ?? (
            <Typography variant="body2" sx={[{ color: 'text.secondary' }, onlyNarrow]}>
              {vendor.name}
            </Typography>
          )}
        </div>
        {hasEnds ? (
          <Box sx={priceAndEnd}>
            <Price price={price} oldPrice={oldPrice} planType={planType} size="small" />
            <EndingBadge listing={listing} />
          </Box>
        ) : (
          <Price price={price} oldPrice={oldPrice} planType={planType} size="small" />
        )}
      </Box>
      <Button
        component={AppLink}
        to={isBought ? checkoutUrl({ kind, id }) : goodsUrl(listing)}
        size="small"
        variant={isBought ? 'contained' : 'tonal'}
        aria-label={`${label}: ${title}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
    </Box>
  );
}

/** Rows as high as those to come, with their stars. */
export function BuyRowBones({ count, hasStars = false }: { count: number; hasStars?: boolean }) {
  return (
    <Box component="ul" aria-hidden sx={list}>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} component="li" sx={row}>
          <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '640 / 400' }} />
          <Box sx={words}>
            <div>
              <Skeleton width={120} sx={{ typography: 'h5' }} />
              <Skeleton width={84} sx={{ typography: 'body2' }} />
              {hasStars ? <Skeleton width={132} sx={[{ typography: 'body2' }, onlyWide]} /> : null}
            </div>
            <Skeleton width={72} sx={{ typography: 'h5' }} />
          </Box>
          <Skeleton
            variant="rounded"
            sx={{ width: { xs: 92, sm: 84 }, height: { xs: 44, sm: 36 } }}
          />
        </Box>
      ))}
    </Box>
  );
}

/** A list with room for a large picture, and for the price at the end of the line of the name. */
const wide = '@container (min-width: 480px)';

/** What it is for: in a sentence, or in a word where there is no room for one. */
const onlyWide = { display: 'none', [wide]: { display: 'block' } } as const;
const onlyNarrow = {
  [wide]: { display: 'none' },
} as const;

const list = {
  ...panel,
  containerType: 'inline-size',
  m: 0,
  py: { xs: 0, sm: 0 },
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1.25,
  // So that common names are whole at 320 px.
  '@container (max-width: 288px)': {
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    columnGap: 1,
    '& > a': { px: 1.5 },
  },
  [wide]: { gridTemplateColumns: `${rowPicture}px minmax(0, 1fr) auto`, columnGap: 2.5 },
} as const;

/** The price below the name in a narrow list, else at the end of its line. */
const words = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 0.25,
  minWidth: 0,
  overflowWrap: 'anywhere',
  [wide]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    '& > :last-child': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
} as const;

/** The end before the price where there is one line, so that prices end at one edge; else below it. */
const priceAndEnd = {
  display: 'grid',
  [wide]: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'center', gap: 2 },
} as const;
