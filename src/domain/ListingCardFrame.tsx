import type { ReactNode } from 'react';
import type { Listing } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { Picture } from '../ui/Picture';
import { ClaimedBadge, EndingBadge } from './ListingBadges';
import { CardRoot } from './listingCardStyles';
import { Price } from './Price';
import { isFree } from './priceText';
import { RatingLine, Sold } from './RatingLine';
import { WishlistButton } from './WishlistButton';

type Shown = Pick<
  Listing,
  | 'id'
  | 'title'
  | 'tagline'
  | 'vendor'
  | 'claimed'
  | 'rating'
  | 'price'
  | 'oldPrice'
  | 'discountPercent'
  | 'planType'
  | 'status'
  | 'endsAt'
>;

export interface ListingCardFrameProps {
  /** Only a preview may have no picture yet. */
  listing: Shown & { imageUrl: string | null } & Partial<
      Pick<Listing, 'stockStatus' | 'salesCount'>
    >;
  /** How many lines of title the card keeps room for. */
  titleLines: 1 | 2;
  /** Level of the title in the page's outline. */
  headingLevel: 'h2' | 'h3' | 'h4';
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
  /** The title: a link that is stretched over the card, or text where `action` is that link. */
  heading: ReactNode;
  /** Its tagline with more to it, such as marked words. */
  tagline?: ReactNode;
  /** Between the text and the stars. */
  facts?: ReactNode;
  /** Between the stars and the price. */
  children?: ReactNode;
  /** At the end of the line with the price, before the heart. */
  action: ReactNode;
}

/**
 * What every card of a product has in the same place, whichever list it is in: picture, vendor,
 * name, stars and price, with the discount and when it ends or how it is paid, and the heart.
 */
export function ListingCardFrame({
  listing,
  titleLines,
  headingLevel: Heading,
  priority,
  heading,
  tagline = listing.tagline,
  facts,
  children,
  action,
}: ListingCardFrameProps) {
  const { title, vendor, rating, price, oldPrice, discountPercent, planType } = listing;
  return (
    <CardRoot titleLines={titleLines}>
      <div className={cardParts.picture}>
        <Picture
          src={listing.imageUrl}
          alt=""
          name={title}
          width={640}
          height={400}
          priority={priority}
        />
      </div>
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <span>
            <span>{vendor.name}</span> <ClaimedBadge claimed={listing.claimed} />
          </span>
        </div>
        <div className={cardParts.text}>
          <Heading className={cardParts.title}>{heading}</Heading>
          <p className={cardParts.tagline}>
            <span>{tagline}</span>
          </p>
        </div>
        {facts}
        <div className={cardParts.rating}>
          <RatingLine rating={rating} />
          <Sold count={listing.salesCount} />
        </div>
        {children}
        <div className={cardParts.price}>
          <Price price={price} oldPrice={oldPrice} planType={planType} />{' '}
          <span className={cardParts.terms}>
            {discountPercent > 0 ? <b>{discountPercent}% off</b> : null}{' '}
            {/* One of both: the end says more. What is free is not paid. */}
            <EndingBadge listing={listing}>
              {isFree(price) ? null : <span>{planType.name}</span>}
            </EndingBadge>
          </span>
          <span className={cardParts.actions}>
            {action}
            <WishlistButton item={listing} />
          </span>
        </div>
      </div>
    </CardRoot>
  );
}
