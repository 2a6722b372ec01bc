import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Listing } from '../../api/resources/listings';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { WishlistButton } from '../../domain/WishlistButton';
import { oneStar } from '../../list/oneStar';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { radius, tabularNumbers } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The rows of the chart, in two columns that are read downwards. */
export const Chart = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: 40,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On phones the first of them: the others are in the list.
  [theme.breakpoints.down('sm')]: { '& > :nth-of-type(n + 6)': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(4, auto)',
    gridAutoFlow: 'column',
  },
}));

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 80px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 10,
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: radius.control,
    '& a': { outline: 'none' },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '44px 132px minmax(0, 1fr) auto',
    columnGap: 16,
    minHeight: 124,
  },
}));

const PlaceNumber = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  ...tabularNumbers,
  color: theme.vars.palette.primary.main,
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  overflowWrap: 'anywhere',
}));

const TitleLink = styled(AppLink)({ ...stretchedLink, '&:hover': { textDecoration: 'underline' } });

const Tagline = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 6px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Figures = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 14,
  rowGap: 2,
  // A yearly price and its discount in one line of a phone.
  [theme.breakpoints.down('sm')]: { columnGap: 6 },
}));

/** Stars and sales: side by side on phones, too. */
const Proof = styled(Figures)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { columnGap: 10, '& [aria-hidden]:first-of-type': oneStar },
}));

export interface TopSellerProps {
  listing: Listing;
  /** Its place in the chart, from 1. */
  place: number;
}

/** One row of the chart. The row leads to the listing; the heart is a separate button. */
export function TopSeller({ listing, place }: TopSellerProps) {
  const { id, title, tagline, imageUrl, rating, price, oldPrice, salesCount } = listing;
  return (
    <Row>
      <PlaceNumber>
        <VisuallyHidden>Number </VisuallyHidden>
        {place}
      </PlaceNumber>
      <Box sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Title>
          <TitleLink to={pathTo('product', { id })}>{title}</TitleLink>
        </Title>
        <Tagline>{tagline}</Tagline>
        <Proof>
          <RatingLine rating={rating} />
          <Sold count={salesCount} />
        </Proof>
        <Figures>
          <Price price={price} oldPrice={oldPrice} planType={listing.planType} />
          <DiscountBadge percent={listing.discountPercent} />
        </Figures>
      </Box>
      <WishlistButton item={listing} />
    </Row>
  );
}

/** Shown where a {@link TopSeller} will be. */
export function TopSellerSkeleton({ place }: Pick<TopSellerProps, 'place'>) {
  return (
    <Row>
      <PlaceNumber>{place}</PlaceNumber>
      <Skeleton variant="rounded" width="100%" height="auto" sx={{ aspectRatio: '640 / 400' }} />
      <Box sx={{ minWidth: 0 }}>
        <Skeleton width="48%" />
        <Skeleton width="84%" />
        <Skeleton width="60%" />
      </Box>
      <Skeleton variant="rounded" sx={{ width: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 } }} />
    </Row>
  );
}
