import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Listing } from '../../api/resources/listings';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { WishlistButton } from '../../domain/WishlistButton';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { easing, motion, radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  '& .Popular-picture': {
    marginBottom: 14,
    borderRadius: radius.card,
    overflow: 'hidden',
    transition: `box-shadow ${motion.base}ms ${easing}`,
  },
  '&:hover .Popular-picture': { boxShadow: theme.vars.palette.elevation.hover },
  '&:hover a': { textDecoration: 'underline' },
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: radius.card,
    '& a': { outline: 'none' },
  },
}));

/** Room for two lines in each, so that prices are on one line. */
const Tagline = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  height: '3.1em',
  margin: '2px 0 6px',
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 2,
  minHeight: 28,
});

/** What one compares, and the heart beside it. */
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
});

const TitleLink = styled(AppLink)(stretchedLink);

/** A tool of the popular ones: its picture large, and below it what one compares. */
export function PopularTool({ listing }: { listing: Listing }) {
  const { id, title, tagline, imageUrl, rating, price, oldPrice, planType } = listing;
  const { discountPercent, salesCount } = listing;
  return (
    <Root>
      <div className="Popular-picture">
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} />
      </div>
      <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
        <TitleLink to={pathTo('product', { id })}>{title}</TitleLink>
      </Box>
      <Tagline>{tagline}</Tagline>
      <Foot>
        <div>
          <Line>
            <RatingLine rating={rating} />
            <Sold count={salesCount} />
          </Line>
          <Line>
            <Price price={price} oldPrice={oldPrice} planType={planType} />
            <DiscountBadge percent={discountPercent} />
          </Line>
        </div>
        <WishlistButton item={listing} />
      </Foot>
    </Root>
  );
}

/** Shown where a {@link PopularTool} will be. */
export function PopularToolSkeleton() {
  return (
    <Root as="div">
      <Skeleton
        className="Popular-picture"
        variant="rounded"
        height="auto"
        sx={{ aspectRatio: '640 / 400' }}
      />
      <Skeleton width="48%" sx={{ typography: 'h4' }} />
      <Tagline as="div">
        <Skeleton />
        <Skeleton width="60%" />
      </Tagline>
      <Line>
        <Skeleton width="60%" />
      </Line>
      <Line>
        <Skeleton width="72%" />
      </Line>
    </Root>
  );
}
