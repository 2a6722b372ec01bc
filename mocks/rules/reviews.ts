import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { ProblemError } from '../problem';
import { ratingOf } from './listingFigures';
import { ordered, type Order } from './order';
import type { ListingRecord, ReviewRecord } from '../store/records';
import type { Store } from '../store/store';

type ReviewQuery = Pick<QueryParams<'listReviews'>, 'stars' | 'sort'>;

const ORDERS: Record<components['schemas']['ReviewSort'], Order<ReviewRecord>> = {
  '-createdAt': (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  '-stars': (a, b) => b.stars - a.stars,
  stars: (a, b) => a.stars - b.stars,
};

/** The reviews of a listing with one of the wanted ratings, in the order asked for. */
export function reviewsOf(
  reviews: readonly ReviewRecord[],
  listingId: string,
  { stars = [], sort = ['-createdAt'] }: ReviewQuery,
): ReviewRecord[] {
  return reviews
    .filter((review) => review.listingId === listingId)
    .filter((review) => stars.length === 0 || stars.includes(review.stars))
    .sort(ordered(...sort.map((name) => ORDERS[name])));
}

/** All ratings of a listing: average, number, and how many gave each number of stars. */
export const summaryOf = ({
  starCounts,
}: ListingRecord): components['schemas']['RatingSummary'] => ({
  ...ratingOf(starCounts),
  histogram: starCounts,
});

/**
 * Keeps a review and counts it in the listing's ratings.
 *
 * @throws ProblemError 409 where the member has reviewed the listing already
 */
export async function postReview(
  store: Store,
  now: Date,
  listing: ListingRecord,
  authorId: string,
  { stars, message }: components['schemas']['ReviewInput'],
): Promise<ReviewRecord> {
  const { listings, reviews } = await store.open('listings', 'reviews');
  if (reviews.all().some((one) => one.listingId === listing.id && one.authorId === authorId)) {
    throw new ProblemError(409, 'already-reviewed', 'You have reviewed this listing already');
  }
  const starCounts: ListingRecord['starCounts'] = [...listing.starCounts];
  starCounts[stars - 1]! += 1;
  listings.put({ ...listing, starCounts });
  return reviews.put({
    id: store.nextId('review'),
    listingId: listing.id,
    authorId,
    stars,
    message,
    createdAt: now.toISOString(),
  });
}
