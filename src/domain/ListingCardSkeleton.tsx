import type { ListingKind } from '../api/resources/listings';
import { CardRoot, cardParts } from './listingCardStyles';

/**
 * Shown where a {@link ListingCard} will be, in exactly its size.
 *
 * @param props.kind of the listings to come: titles of courses take two lines
 */
export function ListingCardSkeleton({ kind = 'software' }: { kind?: ListingKind }) {
  return (
    <CardRoot titleLines={kind === 'course' ? 2 : 1} aria-hidden>
      <div className="Bone" style={{ aspectRatio: '640 / 400', borderRadius: 0 }} />
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <span className="Bone Bone-text" style={{ width: '38%' }} />
        </div>
        <div className={cardParts.text}>
          <div className={cardParts.title}>
            <span className="Bone Bone-text" style={{ width: '62%' }} />
          </div>
          <div className={cardParts.tagline}>
            <span className="Bone Bone-text" style={{ width: '96%' }} />
            <span className="Bone Bone-text" style={{ width: '72%' }} />
          </div>
        </div>
        <span className="Bone Bone-text" style={{ width: 140, fontSize: '0.875rem' }} />
        <div className={cardParts.price}>
          <span className="Bone" style={{ width: 84, height: 24 }} />
          <span className="Bone" style={{ width: 88, height: 24 }} />
        </div>
      </div>
    </CardRoot>
  );
}
