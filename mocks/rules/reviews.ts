import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { notFound, ProblemError } from '../problem';
import { ratingOf } from './listingFigures';
import { ordered, type Order } from './order';
import type { ListingRecord, ReviewRecord } from '../store/records';
import type { Store } from '../store/store';

/** Reviews, and what is presented of each from elsewhere. */
export type OpenedReviews = Awaited<ReturnType<typeof openReviews>>;

/** Opens what {@link OpenedReviews} are. */
export const openReviews = (store: Store) =>
  store.open('reviews', 'reviewReplies', 'members', 'orders', 'redemptions');

type Schemas = components['schemas'];
type ReviewQuery = Pick<QueryParams<'listReviews'>, 'stars' | 'sort'>;

const ORDERS: Record<Schemas['ReviewSort'], Order<ReviewRecord>> = {
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
export const summaryOf = ({ starCounts }: ListingRecord): Schemas['RatingSummary'] => ({
  ...ratingOf(starCounts),
  histogram: starCounts,
});

/** Counts a rating in or out: `change` is 1 or -1. */
const counted = (
  starCounts: ListingRecord['starCounts'],
  stars: number,
  change: 1 | -1,
): ListingRecord['starCounts'] =>
  starCounts.map((count, index) =>
    index === stars - 1 ? count + change : count,
  ) as ListingRecord['starCounts'];

/** The review of a listing by a member; undefined where there is none. */
export function ownReviewOf(
  reviews: readonly ReviewRecord[],
  listingId: string,
  authorId: string,
): ReviewRecord | undefined {
  return reviews.find((one) => one.listingId === listingId && one.authorId === authorId);
}

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
  { stars, message }: Schemas['ReviewInput'],
): Promise<ReviewRecord> {
  const { listings, reviews } = await store.open('listings', 'reviews');
  if (ownReviewOf(reviews.all(), listing.id, authorId)) {
    throw new ProblemError(409, 'already-reviewed', 'You have reviewed this listing already');
  }
  listings.put({ ...listing, starCounts: counted(listing.starCounts, stars, 1) });
  return reviews.put({
    id: store.nextId('review'),
    listingId: listing.id,
    authorId,
    stars,
    message,
    createdAt: now.toISOString(),
  });
}

/**
 * Changes a member's review, and the listing's ratings with it.
 *
 * @throws ProblemError 404 where the member has not reviewed the listing
 */
export async function editReview(
  store: Store,
  now: Date,
  listing: ListingRecord,
  authorId: string,
  change: Schemas['ReviewChange'],
): Promise<ReviewRecord> {
  const { listings, reviews } = await store.open('listings', 'reviews');
  const before = ownReviewOf(reviews.all(), listing.id, authorId);
  if (!before) throw notFound('review');
  const after = reviews.put({ ...before, ...change, editedAt: now.toISOString() });
  const without = counted(listing.starCounts, before.stars, -1);
  listings.put({ ...listing, starCounts: counted(without, after.stars, 1) });
  return after;
}

/** Removes a member's review, what was answered to it, and its part in the ratings; without one nothing changes. */
export async function removeReview(
  store: Store,
  listing: ListingRecord,
  authorId: string,
): Promise<void> {
  const { listings, reviews, reviewReplies } = await store.open(
    'listings',
    'reviews',
    'reviewReplies',
  );
  const review = ownReviewOf(reviews.all(), listing.id, authorId);
  if (!review) return;
  reviews.remove(review.id);
  reviewReplies.remove(review.id);
  listings.put({ ...listing, starCounts: counted(listing.starCounts, review.stars, -1) });
}
