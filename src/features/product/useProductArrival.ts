import { useLayoutEffect, useRef } from 'react';
import { focusMain } from '../../routing/mainContent';

/**
 * Going from one product to another changes only the query, which counts as the same page. For
 * people who don't see it change, the focus still goes to the start of the content.
 *
 * @param listingId of the product that the URL names
 */
export function useProductArrival(listingId: string): void {
  const shown = useRef(listingId);
  // Before the effects of the page's parts, of which one may be what the link led to.
  useLayoutEffect(() => {
    if (shown.current === listingId) return;
    shown.current = listingId;
    focusMain();
  }, [listingId]);
}
