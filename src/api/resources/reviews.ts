import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

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

/** Reviews a listing; its rating changes wherever it is shown. */
export function usePostReview(listingId: string) {
  return useApiMutation(
    async (body: Schemas['ReviewInput']) => {
      const { data } = await client.POST('/listings/{listingId}/reviews', {
        params: { path: { listingId } },
        body,
      });
      return data!;
    },
    ['/listings', '/showcase', '/comparisons', '/bookmarks'],
  );
}
