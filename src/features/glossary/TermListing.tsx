import { styled } from '@mui/material/styles';
import type { Term } from '../../api/resources/glossary';
import { CardAction } from '../../domain/CardAction';
import { DiscountBadge } from '../../domain/ListingBadges';
import { actionStyles } from '../../domain/listingCardStyles';
import { Price } from '../../domain/Price';
import { cardParts } from '../../list/cardParts';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { radius, rowPicture } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

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
  '& .Term-price': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8 },
  '&:hover a': { textDecoration: 'underline' },
}));

const Title = styled(AppLink)(({ theme }) => ({ ...stretchedLink, ...theme.typography.h4 }));

/** The listing in which one meets a term, with the way to it. */
export function TermListing({ listing }: { listing: NonNullable<Term['listing']> }) {
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
        <div className="Term-price">
          <Price
            price={listing.price}
            oldPrice={listing.oldPrice}
            planType={listing.planType}
            size="small"
          />
          <DiscountBadge percent={listing.discountPercent} />
        </div>
      </div>
      <CardAction />
    </Frame>
  );
}
