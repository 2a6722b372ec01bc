import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Listing } from '../api/resources/listings';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { stretchedLink } from '../theme/surfaceStyles';
import { Picture } from '../ui/Picture';
import { ClaimedBadge, DiscountBadge, EndingBadge, PlanTypeBadge } from './ListingBadges';
import {
  CardBody,
  CardPicture,
  CardRoot,
  CardText,
  CardTitle,
  PriceLine,
  Tagline,
  TopLeft,
  TopRight,
  VendorLine,
} from './listingCardStyles';
import { Price } from './Price';
import { RatingLine } from './RatingLine';
import { WishlistButton } from './WishlistButton';

export interface ListingCardProps {
  listing: Listing;
  /** Level of the title in the page's outline. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

const CardLink = styled(AppLink)(stretchedLink);

/** A listing as a card. The whole card leads to the listing; the heart is a button of its own. */
export const ListingCard = memo(function ListingCard({
  listing,
  headingLevel = 'h3',
  priority = false,
}: ListingCardProps) {
  const { title, tagline, vendor, rating, price, oldPrice, planType, claimed, language } = listing;
  return (
    <CardRoot>
      <CardPicture>
        <Picture
          src={listing.imageUrl}
          alt=""
          name={title}
          width={640}
          height={400}
          priority={priority}
        />
        <TopLeft>
          <DiscountBadge percent={listing.discountPercent} />
          <EndingBadge listing={listing} />
        </TopLeft>
      </CardPicture>
      <CardBody>
        <VendorLine>
          <span className="VendorLine-name">{vendor.name}</span>
          {language ? <span>· {language}</span> : null}
          <ClaimedBadge claimed={claimed} />
        </VendorLine>
        <CardText titleLines={listing.kind === 'course' ? 2 : 1}>
          <CardTitle as={headingLevel}>
            <CardLink to={pathTo('product', { id: listing.id })}>{title}</CardLink>
          </CardTitle>
          <Tagline>{tagline}</Tagline>
        </CardText>
        <RatingLine rating={rating} />
        <PriceLine>
          <Price price={price} oldPrice={oldPrice} />
          <PlanTypeBadge planType={planType} />
        </PriceLine>
      </CardBody>
      {/* Last, so that the name of what it saves is read before the heart. */}
      <TopRight>
        <WishlistButton listing={listing} />
      </TopRight>
    </CardRoot>
  );
});
