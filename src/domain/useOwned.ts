import { useOwnedProducts } from '../api/resources/products';

/** As many as one answer of the contract holds. */
const ALL_OWNED = { pageSize: 100 } as const;

/**
 * What the member owns: its products, and the ids of what they were bought as (several plans of one
 * product are several that are owned). Where it can't be known, nothing is owned.
 *
 * @returns `isWaiting` while it is asked for the first time
 */
export function useOwned() {
  const { data, error } = useOwnedProducts(ALL_OWNED);
  const products = data?.items ?? [];
  return {
    isWaiting: data === undefined && error === undefined,
    products,
    has: (id: string) => products.some(({ itemId }) => itemId === id),
  };
}
