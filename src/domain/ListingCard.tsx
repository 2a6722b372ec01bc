import { memo } from 'react';
import type { Listing } from '../api/resources/listings';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { Picture } from '../ui/Picture';
import { ClaimedBadge, DiscountBadge, EndingBadge, PlanTypeBadge } from './ListingBadges';
import { CardRoot, cardParts } from './listingCardStyles';
import { CourseFacts } from './CourseFacts';
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

/** A listing as a card. The whole card leads to the listing; the heart is a separate button. */
export const ListingCard = memo(function ListingCard({
  listing,
  headingLevel = 'h3',
  priority = false,
}: ListingCardProps) {
  const { title, tagline, vendor, rating, price, oldPrice, planType, claimed, language } = listing;
  const Title = headingLevel;
  return (
    <CardRoot titleLines={listing.kind === 'course' ? 2 : 1}>
      <div className={cardParts.picture}>
        <Picture
          src={listing.imageUrl}
          alt=""
          name={title}
          width={640}
          height={400}
          priority={priority}
        />
        <div className={cardParts.topLeft}>
          <DiscountBadge percent={listing.discountPercent} />
          <EndingBadge listing={listing} />
        </div>
      </div>
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <span>{vendor.name}</span>
          {language ? <span>· {language}</span> : null}
          <ClaimedBadge claimed={claimed} />
        </div>
        <div className={cardParts.text}>
          <Title className={cardParts.title}>
            <AppLink to={pathTo('product', { id: listing.id })}>{title}</AppLink>
          </Title>
          <p className={cardParts.tagline}>{tagline}</p>
        </div>
        {listing.course ? <CourseFacts listing={listing} course={listing.course} /> : null}
        <RatingLine rating={rating} />
        <div className={cardParts.price}>
          <Price price={price} oldPrice={oldPrice} />
          <PlanTypeBadge planType={planType} />
        </div>
      </div>
      {/* Last, so that the name of what it saves is read before the heart. */}
      <div className={cardParts.topRight}>
        <WishlistButton listing={listing} />
      </div>
    </CardRoot>
  );
});
