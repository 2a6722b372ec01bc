import { useOwnedProducts, type OwnedProduct } from '../api/resources/products';
import { useSession } from '../api/resources/session';

/**
 * What the member owns of one listing or template, the latest where it was bought several times.
 *
 * @param itemId that of the listing or template
 * @returns undefined where it is not owned, for visitors, and as long as it is not known
 */
export function useOwnedItem(itemId: string): OwnedProduct | undefined {
  const { user } = useSession();
  const { data } = useOwnedProducts(user ? { itemId, pageSize: 1 } : null);
  // While another item is asked for, the answer of the one before is still there.
  return data?.items.find((product) => product.itemId === itemId);
}
