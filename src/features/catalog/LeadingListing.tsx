import Button from '@mui/material/Button';
import { useListing, type Listing } from '../../api/resources/listings';
import { checkoutUrl } from '../../domain/checkoutUrl';
import {
  ClaimedBadge,
  DiscountBadge,
  EndingBadge,
  PlanTypeBadge,
} from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { RefundPromise } from '../../domain/RefundPromise';
import { WishlistButton } from '../../domain/WishlistButton';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { CheckIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { LeadCard } from './leadCard';

/** How many of its features are named. */
const FEATURES = 3;

/** What it does best, in the server's order; room is kept for it while it is on its way. */
function Features({ listingId }: { listingId: string }) {
  const { data, error } = useListing(listingId);
  if (!data) return error ? null : <FeatureBones />;
  const tiles = data.featureTiles.slice(0, FEATURES);
  if (tiles.length === 0) return null;
  return (
    <ul className="Lead-features">
      {tiles.map(({ id, title, description }) => (
        <li key={id}>
          <CheckIcon />
          <span>
            <b>{title}</b> <span className="Lead-said">{description}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function FeatureBones() {
  return (
    <div className="Lead-features" aria-hidden>
      {Array.from({ length: FEATURES }, (_, index) => (
        <span key={index} className="Bone Bone-text" />
      ))}
    </div>
  );
}

/**
 * The listing that leads the whole list, larger than those that follow it: what it does best, and
 * what it takes to buy it at once. The whole card leads to the product.
 */
export function LeadingListing({ listing }: { listing: Listing }) {
  const { id, title, tagline, imageUrl, vendor, price, oldPrice, planType } = listing;
  return (
    <LeadCard>
      <div className="Lead-picture">
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
      </div>
      <div className="Lead-vendor">
        <b>Most popular</b>
        <span>
          {vendor.name} <ClaimedBadge claimed={listing.claimed} />
        </span>
      </div>
      <div className="Lead-text">
        <h3>
          <AppLink to={pathTo('product', { id })}>{title}</AppLink>
        </h3>
        <p>{tagline}</p>
      </div>
      <Features listingId={id} />
      <div className="Lead-rating">
        <RatingLine rating={listing.rating} />
        <Sold count={listing.salesCount} />
      </div>
      <div className="Lead-offer">
        <span className="Lead-price">
          <Price price={price} oldPrice={oldPrice} planType={planType} size="large" />
          <span className="Lead-terms">
            <DiscountBadge percent={listing.discountPercent} />
            <EndingBadge listing={listing}>
              <PlanTypeBadge price={price} planType={planType} />
            </EndingBadge>
          </span>
        </span>
        {listing.stockStatus === 'sold-out' ? null : (
          <div className="Lead-refund">
            <RefundPromise sx={{ mt: 0, justifyContent: 'flex-start' }} />
          </div>
        )}
        <div className="Lead-actions">
          {listing.stockStatus === 'sold-out' ? null : (
            <Button
              component={AppLink}
              to={checkoutUrl({ kind: 'software', id })}
              aria-label={`Buy Now: ${title}`}
              variant="contained"
              size="large"
            >
              Buy Now
            </Button>
          )}
          <WishlistButton item={listing} />
        </div>
      </div>
    </LeadCard>
  );
}

/** Shown where the {@link LeadingListing} will be. */
export function LeadingListingSkeleton() {
  return (
    <LeadCard aria-hidden>
      <div className="Lead-picture">
        <div className="Bone" style={{ aspectRatio: '640 / 400', borderRadius: 0 }} />
      </div>
      <div className="Lead-vendor">
        <b className="Bone" style={{ width: 92, height: 24 }} />
        <span className="Bone Bone-text" style={{ width: 120 }} />
      </div>
      <div className="Lead-text">
        <h3>
          <span className="Bone Bone-text" style={{ width: '50%' }} />
        </h3>
        <p>
          <span className="Bone Bone-text" />
        </p>
      </div>
      <FeatureBones />
      <div className="Lead-rating">
        <span className="Bone Bone-text" style={{ width: 200 }} />
      </div>
      <div className="Lead-offer">
        <span className="Bone" style={{ width: 120, height: 54 }} />
        <span className="Bone" style={{ minWidth: 120, height: 48 }} />
      </div>
    </LeadCard>
  );
}
