import type { components, operations } from '../schema.d';
import { useApi, useInvalidate } from '../useApi';

type Schemas = components['schemas'];
export type Deal = Schemas['Deal'];
export type DealSort = Schemas['DealSort'];
export type DealQuery = NonNullable<operations['listDeals']['parameters']['query']>;

/** One page of the deals that match; the old ones stay while new ones load. */
export function useDeals(query: DealQuery) {
  return useApi('/deals', { params: { query } }, { keepPreviousData: true });
}

/** Asks everything again that shows deals: lists, prices and badges. */
export function useRefreshDeals(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  return () =>
    invalidate('/deals', '/offers', '/listings', '/showcase', '/bookmarks', '/comparisons');
}
