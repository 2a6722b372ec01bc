import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';

type Schemas = components['schemas'];
export type Deal = Schemas['Deal'];
export type DealSort = Schemas['DealSort'];
export type DealQuery = NonNullable<operations['listDeals']['parameters']['query']>;

/** One page of the deals that match; the old ones stay while new ones load. */
export function useDeals(query: DealQuery) {
  return useApi('/deals', { params: { query } }, { keepPreviousData: true });
}
