import { useState } from 'react';
import { useOwnedProducts, type OwnedProduct } from '../api/resources/products';
import { useSession } from '../api/resources/session';

/** Whether the member owns a listing or template. */
export interface Ownership {
  /** What they own, the latest where it was bought several times; undefined where they don't, or it can't be asked. */
  owned: OwnedProduct | undefined;
  /**
   * False until the first answer or failure, so that nothing is sold to its owner meanwhile; a failure
   * stops no purchase. From then on true: those who sign in on the page keep what they were about to press.
   */
  isKnown: boolean;
}

/**
 * Asks what the member owns of one listing or template; a visitor owns nothing.
 *
 * @param itemId that of the listing or template; null waits, as for a sample whose own id is not known yet
 */
export function useOwnedItem(itemId: string | null): Ownership {
  const { user, error } = useSession();
  const { data, isLoading } = useOwnedProducts(
    user && itemId !== null ? { itemId, pageSize: 1 } : null,
  );
  const [wasKnown, setWasKnown] = useState(false);
  const isPending = itemId === null || (user === undefined ? !error : isLoading);
  if (!isPending && !wasKnown) setWasKnown(true);
  return {
    // While another item is asked for, the answer of the one before is still there.
    owned: data?.items.find((product) => product.itemId === itemId),
    isKnown: wasKnown || !isPending,
  };
}
