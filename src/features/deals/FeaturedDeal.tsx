import type { Deal } from '../../api/resources/deals';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { dealEndText, hoursLeft } from '../../domain/dealEnd';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { useDealEnd } from '../../domain/useDealEnd';
import { formatDate } from '../../lib/dates';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { ArrowRightIcon, ClockIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FeaturedBand } from './FeaturedBand';
import { soldOf } from './soldOf';

/** The deal that leads, with the time that is left. The whole band leads to the product. */
export function FeaturedDeal({ deal }: { deal: Deal }) {
  const { title, description, imageUrl, listingId, price, oldPrice, planType, endsAt } = deal;
  const now = useDealEnd(endsAt);
  const ends = dealEndText(endsAt, now);
  const left = endsAt === null ? undefined : hoursLeft(endsAt, now);
  const hours = left && !ends.includes(left) ? `${left} left` : undefined;
  return (
    <FeaturedBand aria-label={`Featured deal: ${title}`}>
      <div className="Featured-picture">
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
      </div>
      <div className="Featured-text">
        <div>
          <div className="Featured-when">
            <ClockIcon />
            <span>{ends}</span>
            {endsAt ? (
              <time dateTime={endsAt} data-hours={hours && ''}>
                {hours ?? formatDate(endsAt)}
              </time>
            ) : null}
          </div>
          <h2>{title}</h2>
          <p>{description}</p>
          <div className="Featured-rating">
            <RatingLine rating={deal.rating} />
            <Sold count={soldOf(deal)} />
          </div>
        </div>
        <div>
          <div className="Featured-price">
            <Price price={price} oldPrice={oldPrice} planType={planType} size="hero" />
            <DiscountBadge percent={deal.discountPercent} />
          </div>
          <div className="Featured-ways">
            <AppLink
              className="Featured-buy"
              to={checkoutUrl({ kind: 'software', id: listingId })}
              aria-label={`Buy Now: ${title}`}
            >
              Buy Now
            </AppLink>
            <AppLink className="Featured-more" to={pathTo('product', { id: listingId })}>
              Learn More
              <VisuallyHidden> about {title}</VisuallyHidden>
              <ArrowRightIcon />
            </AppLink>
          </div>
        </div>
      </div>
    </FeaturedBand>
  );
}

/** Shown where the {@link FeaturedDeal} will be. */
export function FeaturedDealSkeleton() {
  return (
    <FeaturedBand aria-hidden>
      <div className="Featured-picture">
        <div className="Bone" style={{ aspectRatio: '640 / 400', borderRadius: 0 }} />
      </div>
      <div className="Featured-text">
        <div>
          <div className="Featured-when">
            <span className="Bone Bone-text" style={{ width: 180 }} />
          </div>
          <h2 className="Bone Bone-text" style={{ width: '60%' }}>
            {' '}
          </h2>
          <p>
            <span className="Bone Bone-text" />
            <span className="Bone Bone-text" />
          </p>
          <div className="Featured-rating">
            <span
              className="Bone Bone-text"
              style={{ width: 210, font: 'var(--mui-font-body2)' }}
            />
          </div>
        </div>
        <div>
          <div className="Featured-price">
            <span className="Bone" />
          </div>
          <div className="Featured-ways">
            <span className="Bone" />
          </div>
        </div>
      </div>
    </FeaturedBand>
  );
}
