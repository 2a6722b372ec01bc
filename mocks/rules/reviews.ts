import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { notFound, ProblemError } from '../problem';
import { ratingOf } from './listingFigures';
import { ordered, type Order } from './order';
import { forgetVotes, setVote, voteCounts } from './votes';
import type { ListingRecord } from '../store/records';
import type { ReviewRecord } from '../store/records/reviewRecords';
import type { Store } from '../store/store';

/** Reviews, and what is presented of each from elsewhere. */
export type OpenedReviews = Awaited<ReturnType<typeof openReviews>>;

/** Opens what {@link OpenedReviews} are. */
export const openReviews = (store: Store) =>
  store.open('reviews', 'reviewReplies', 'votes', 'members', 'orders', 'redemptions');

type Schemas = components['schemas'];
type ReviewQuery = Pick<QueryParams<'listReviews'>, 'stars' | 'sort'>;

const latestFirst: Order<ReviewRecord> = (a, b) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt);

const ordersBy = (
  helpfulCountOf: (review: ReviewRecord) => number,
): Record<Schemas['ReviewSort'], Order<ReviewRecord>> => ({
  '-createdAt': latestFirst,
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  '-stars': (a, b) => b.stars - a.stars,
  stars: (a, b) => a.stars - b.stars,
  '-helpfulCount': ordered((a, b) => helpfulCountOf(b) - helpfulCountOf(a), latestFirst),
});

/** Says how many found a review helpful, with all votes counted once. */
export function helpfulCounts({ votes }: Pick<OpenedReviews, 'votes'>) {
  const counts = voteCounts(votes);
  return ({ id, baseVotes = 0 }: ReviewRecord): number => baseVotes + (counts.get(id) ?? 0);
}

/** The reviews of a listing with one of the wanted ratings, in the order asked for. */
export function reviewsOf(
  opened: Pick<OpenedReviews, 'reviews' | 'votes'>,
  listingId: string,
  { stars = [], sort = ['-createdAt'] }: ReviewQuery,
): ReviewRecord[] {
  const orders = ordersBy(helpfulCounts(opened));
  return opened.reviews
    .all()
    .filter((review) => review.listingId === listingId)
    .filter((review) => stars.length === 0 || stars.includes(review.stars))
    .sort(ordered(...sort.map((name) => orders[name])));
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

/** Removes a member's review with its reply and votes, and from the ratings; without one nothing changes. */
export async function removeReview(
  store: Store,
  listing: ListingRecord,
  authorId: string,
): Promise<void> {
  const { listings, reviews, reviewReplies, votes } = await store.open(
    'listings',
    'reviews',
    'reviewReplies',
    'votes',
  );
  const review = ownReviewOf(reviews.all(), listing.id, authorId);
  if (!review) return;
  reviews.remove(review.id);
  reviewReplies.remove(review.id);
  forgetVotes(votes, review.id);
  listings.put({ ...listing, starCounts: counted(listing.starCounts, review.stars, -1) });
}

/**
 * Sets or takes back that a member found a review of this listing helpful.
 *
 * @throws ProblemError 404 where there is no such review of it, 403 where the member votes for their own
 */
export async function voteOnReview(
  store: Store,
  listing: ListingRecord,
  reviewId: string,
  memberId: string,
  isHelpful: boolean,
): Promise<Schemas['Toggle']> {
  const { reviews, votes } = await store.open('reviews', 'votes');
  const review = reviews.get(reviewId);
  if (review?.listingId !== listing.id) throw notFound('review');
  if (isHelpful && review.authorId === memberId)
    throw new ProblemError(403, 'forbidden', 'Nobody votes for a review of their own');
  return setVote(votes, memberId, { id: review.id, baseVotes: review.baseVotes ?? 0 }, isHelpful);
}
