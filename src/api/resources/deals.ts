import 'virtual:answer-shapes/deals';
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

/** How many of the deals that end soon a row shows. */
const ROW_LENGTH = 6;

/** The deals that end within seven days, the first to end first: the one that leads, and a row. */
export function useEndingDeals() {
  return useApi('/deals', {
    params: {
      query: { status: 'ending-soon', sort: ['endsAt'], pageSize: ROW_LENGTH + 1 },
    },
  });
}

/** Asks everything again that shows deals: lists, prices and badges, those in texts included. */
export function useRefreshDeals(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  return () =>
    invalidate(
      '/deals',
      '/offers',
      '/listings',
      '/showcase',
      '/bookmarks',
      '/comparisons',
      '/quotes',
      '/articles/{articleId}',
      '/glossary-terms/{termId}',
    );
}
