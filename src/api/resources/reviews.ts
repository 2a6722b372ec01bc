import 'virtual:answer-shapes/reviews';
import { ApiError } from '../ApiError';
import { client } from '../client';
import { createOnce } from '../createOnce';
import type { components } from '../schema.d';
import { useApi, useApiMutation, useInvalidate } from '../useApi';
import { useChange, type Shows } from '../useChange';

type Schemas = components['schemas'];
export type Review = Schemas['Review'];
export type RatingSummary = Schemas['RatingSummary'];
export type ReviewSort = Schemas['ReviewSort'];

export interface ReviewQuery {
  page: number;
  /** Only these ratings; empty for all. */
  stars: number[];
  sort: ReviewSort;
}

/** One page of the reviews of a listing, with the summary over all of them. */
export function useReviews(listingId: string, { page, stars, sort }: ReviewQuery) {
  return useApi(
    '/listings/{listingId}/reviews',
    { params: { path: { listingId }, query: { page, pageSize: 10, stars, sort: [sort] } } },
    { keepPreviousData: true },
  );
}

/** What comes first where nobody has asked for anything else. */
const LATEST: ReviewQuery = { page: 1, stars: [], sort: '-createdAt' };

/**
 * The newest reviews of a listing. It is the answer that its list of reviews opens with, so that those who
 * go on from these to all of them do not wait again.
 */
export function useLatestReviews(listingId: string) {
  return useReviews(listingId, LATEST);
}

/** Everything that shows reviews or the ratings that they add up to. */
const stale = ['/listings', '/showcase', '/comparisons', '/bookmarks', '/deals', '/offers'];

/** The status by which a second review of a listing is refused. */
const ALREADY_REVIEWED = 409;

const at = (listingId: string) => ({ params: { path: { listingId } } });

/** The signed-in member’s own review of a listing, `review` null without one; waits for visitors. */
export function useOwnReview(listingId: string, isSignedIn: boolean) {
  return useApi('/listings/{listingId}/own-review', isSignedIn ? at(listingId) : null);
}

/**
 * Reviews a listing; its rating changes wherever it is shown. Where there is another review of this
 * member already, the page shows that.
 */
export function usePostReview(listingId: string) {
  const invalidate = useInvalidate();
  return useApiMutation(async (body: Schemas['ReviewInput']) => {
    try {
      const { data } = await createOnce(`/listings/${listingId}/reviews`, body, (header) =>
        client.POST('/listings/{listingId}/reviews', {
          params: { path: { listingId }, header },
          body,
        }),
      );
      return data!;
    } catch (error) {
      if (error instanceof ApiError && error.status === ALREADY_REVIEWED)
        await invalidate('/listings/{listingId}/own-review');
      throw error;
    }
  }, stale);
}

/** Changes your own review of a listing. */
export function useEditReview(listingId: string) {
  return useApiMutation(async (body: Schemas['ReviewChange']) => {
    const { data } = await client.PATCH('/listings/{listingId}/own-review', {
      ...at(listingId),
      body,
    });
    return data!;
  }, stale);
}

/** Deletes your own review of a listing. */
export function useDeleteReview(listingId: string) {
  return useApiMutation(async (_: void) => {
    await client.DELETE('/listings/{listingId}/own-review', at(listingId));
  }, stale);
}

/** How a review looks right after the click, before the server has answered. */
function withVote(review: Review, isHelpful: boolean): Review {
  if (review.isHelpful === isHelpful) return review;
  const helpfulCount = Math.max(0, review.helpfulCount + (isHelpful ? 1 : -1));
  return { ...review, isHelpful, helpfulCount };
}

/**
 * Finds a review of a listing helpful, or takes that back. It shows at once and is undone where the
 * server refuses; the returned function rejects with an ApiError then.
 */
export function useVoteForReview(
  listingId: string,
): (reviewId: string, isHelpful: boolean) => Promise<void> {
  const change = useChange();
  return (reviewId, isHelpful) => {
    const show = (turn: (review: Review) => Review): Shows => ({
      '/listings/{listingId}/reviews': (list) => ({
        ...list,
        items: list.items.map((review) => (review.id === reviewId ? turn(review) : review)),
      }),
    });
    return change({
      record: `helpful ${reviewId}`,
      send: async () => {
        const init = { params: { path: { listingId, reviewId } } };
        const { data } = isHelpful
          ? await client.PUT('/listings/{listingId}/reviews/{reviewId}/helpful-vote', init)
          : await client.DELETE('/listings/{listingId}/reviews/{reviewId}/helpful-vote', init);
        return data!;
      },
      shows: show((review) => withVote(review, isHelpful)),
      settles: ({ on, count }) =>
        show((review) => ({ ...review, isHelpful: on, helpfulCount: count })),
    });
  };
}
