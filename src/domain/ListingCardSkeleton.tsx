import type { ListingKind } from '../api/resources/listings';
import { factBones, ListingCardBones, priceBones, ratingBone } from './ListingCardBones';

/**
 * Shown where a {@link ListingCard} will be, in exactly its size.
 *
 * @param props.kind of the listings to come: titles of courses take two lines
 */
export function ListingCardSkeleton({ kind = 'software' }: { kind?: ListingKind }) {
  return (
    <ListingCardBones titleLines={kind === 'course' ? 2 : 1}>
      {kind === 'course' ? factBones : null}
      {ratingBone}
      {priceBones}
    </ListingCardBones>
  );
}
