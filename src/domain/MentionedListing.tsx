import { styled } from '@mui/material/styles';
import type { Listing } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { stretchedLink } from '../theme/surfaceStyles';
import { radius, rowPicture } from '../theme/tokens';
import { Picture } from '../ui/Picture';
import { CardAction } from './CardAction';
import { DiscountBadge, EndingBadge } from './ListingBadges';
import { actionStyles } from './listingCardStyles';
import { Price } from './Price';
import { RatingLine } from './RatingLine';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${rowPicture}px) minmax(0, 1fr)`,
  ...actionStyles(theme),
  // Phones have no room for it beside the words.
  [`& > .${cardParts.action}`]: { [theme.breakpoints.down('sm')]: { display: 'none' } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: `minmax(0, ${rowPicture}px) minmax(0, 1fr) auto`,
  },
  gap: 16,
  alignItems: 'center',
  borderRadius: radius.control,
  '& p': {
    ...theme.typography.body2,
    margin: '2px 0 4px',
    color: theme.vars.palette.text.secondary,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  '& .Mentioned-price': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 },
  '&:hover a': { textDecoration: 'underline' },
}));

const Title = styled(AppLink)(({ theme }) => ({ ...stretchedLink, ...theme.typography.h4 }));

/** A listing that a text is about or leads to, as one row: what it is, how it is rated, what it costs, and the way to it. */
export function MentionedListing({ listing }: { listing: Listing }) {
  return (
    <Frame>
      <Picture
        src={listing.imageUrl}
        alt=""
        name={listing.title}
        width={640}
        height={400}
        sx={{ borderRadius: `${radius.control}px` }}
      />
      <div>
        <Title to={pathTo('product', { id: listing.id })}>{listing.title}</Title>
        <p>{listing.tagline}</p>
        <RatingLine rating={listing.rating} />
        <div className="Mentioned-price">
          <Price
            price={listing.price}
            oldPrice={listing.oldPrice}
            planType={listing.planType}
            size="small"
          />
          <DiscountBadge percent={listing.discountPercent} />
          <EndingBadge listing={listing} />
        </div>
      </div>
      <CardAction />
    </Frame>
  );
}
