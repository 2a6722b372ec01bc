/** The short rows of listings: those of the home page and those below a listing. */
import { discountPercentOf, ratingOf, statusOf } from '../rules/listingFigures';
import { ordered } from '../rules/order';
import type { ListingRecord } from '../store/records';

const ROW_LENGTH = 12;
const TOP_SELLERS = 8;

/** A deal below this average is no offer to lead with, whatever its discount. */
export const GOOD_RATING = 4.2;

/**
 * The twelve well rated deals on software with the greatest discount that have not ended, without the top
 * sellers.
 */
export function bestOffers(listings: readonly ListingRecord[], now: Date): ListingRecord[] {
  const others = new Set(topSellers(listings));
  return listings
    .filter(
      (listing) =>
        !others.has(listing) &&
        listing.kind === 'software' &&
        statusOf(listing, now) !== 'ended' &&
        ratingOf(listing.starCounts).average >= GOOD_RATING,
    )
    .sort(ordered((a, b) => discountPercentOf(b) - discountPercentOf(a)))
    .slice(0, ROW_LENGTH);
}

/** What is shown as popular is liked, too. */
const FAIR_RATING = 4;

/**
 * Up to twelve well-liked pieces of software that most people look at, without those of the other rows.
 *
 * @param featured ids of those that the editors feature
 */
export function popularTools(
  listings: readonly ListingRecord[],
  now: Date,
  featured: readonly string[],
): ListingRecord[] {
  const others = new Set(
    [...bestOffers(listings, now), ...topSellers(listings)].map(({ id }) => id).concat(featured),
  );
  return listings
    .filter(
      (listing) =>
        listing.kind === 'software' &&
        ratingOf(listing.starCounts).average >= FAIR_RATING &&
        !others.has(listing.id),
    )
    .sort(ordered((a, b) => b.popularity - a.popularity))
    .slice(0, ROW_LENGTH);
}

/** The eight pieces of software with most sales. */
export function topSellers(listings: readonly ListingRecord[]): ListingRecord[] {
  return listings
    .filter(({ kind }) => kind === 'software')
    .sort(ordered((a, b) => b.sales - a.sales))
    .slice(0, TOP_SELLERS);
}

/** Below this average the reviews advise against it. */
const POOR_RATING = 3;

/**
 * Up to twelve others of the same kind: those that share most categories first; of these the ones in its
 * own first category, which says best what it is, and among them those whose first it is as well; then
 * those whose first category they share at all, and those that share most features. What its reviews
 * advise against comes last, as alike as it may be.
 */
export function similarListings(
  listings: readonly ListingRecord[],
  listing: ListingRecord,
): ListingRecord[] {
  const categoriesIn = ({ categoryIds }: ListingRecord) =>
    categoryIds.filter((id) => listing.categoryIds.includes(id)).length;
  const [main] = listing.categoryIds;
  const isOfMain = ({ categoryIds }: ListingRecord) => categoryIds.includes(main!);
  const beginsWithMain = ({ categoryIds }: ListingRecord) => categoryIds[0] === main;
  const beginsAlike = ({ categoryIds: [first] }: ListingRecord) =>
    listing.categoryIds.includes(first!);
  const featuresIn = ({ features }: ListingRecord) =>
    features.filter((feature) => listing.features.includes(feature)).length;
  const isPoor = ({ starCounts }: ListingRecord) => {
    const { average, count } = ratingOf(starCounts);
    return count > 0 && average < POOR_RATING;
  };
  return listings
    .filter(({ id, kind }) => kind === listing.kind && id !== listing.id)
    .sort(
      ordered(
        (a, b) => Number(isPoor(a)) - Number(isPoor(b)),
        (a, b) => categoriesIn(b) - categoriesIn(a),
        (a, b) => Number(isOfMain(b)) - Number(isOfMain(a)),
        (a, b) => Number(beginsWithMain(b)) - Number(beginsWithMain(a)),
        (a, b) => Number(beginsAlike(b)) - Number(beginsAlike(a)),
        (a, b) => featuresIn(b) - featuresIn(a),
        (a, b) => b.popularity - a.popularity,
      ),
    )
    .slice(0, ROW_LENGTH);
}
