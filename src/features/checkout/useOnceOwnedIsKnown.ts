import { useOwnedItem } from '../../domain/useOwnedItem';
import type { Query } from '../../ui/QueryView';

/**
 * Holds an item to buy back until it is known whether the member owns it, so that the notice about that
 * does not push the page down. Both are asked for at the same time. If that request fails, the item is
 * shown without the notice.
 *
 * @param itemId the id of the listing or template
 */
export function useOnceOwnedIsKnown<Data>(query: Query<Data>, itemId: string): Query<Data> {
  const { isKnown } = useOwnedItem(itemId);
  return isKnown || query.error ? query : { ...query, data: undefined };
}
