import { useOwnedItem } from '../../domain/useOwnedItem';
import type { Query } from '../../ui/QueryView';

/**
 * What is to be bought, once it is known, too, whether the member has it: the notice that says so then
 * moves nothing down. Both are asked for at the same time.
 *
 * @param itemId the id of the listing or template
 */
export function useOnceOwnedIsKnown<Data>(query: Query<Data>, itemId: string): Query<Data> {
  const { isKnown } = useOwnedItem(itemId);
  return isKnown || query.error ? query : { ...query, data: undefined };
}
