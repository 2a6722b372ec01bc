import { createContext, use } from 'react';
import { useOwnedProducts, type OwnedProduct } from '../../api/resources/products';
import { useSession } from '../../api/resources/session';

/** What the member owns, for all cards of a page at once; undefined until that is known. */
export const OwnedTemplates = createContext<readonly OwnedProduct[] | undefined>([]);

/** As many as one answer of the contract holds. */
const ALL_TEMPLATES = { kind: 'template', pageSize: 100 } as const;

/** For {@link OwnedTemplates}: a visitor owns nothing, nor does who can't be asked. */
export function useOwnedTemplates(): readonly OwnedProduct[] | undefined {
  const { user, error } = useSession();
  const owned = useOwnedProducts(user ? ALL_TEMPLATES : null);
  if (user === undefined && !error) return undefined;
  if (!user) return [];
  return owned.data?.items ?? (owned.error ? [] : undefined);
}

/**
 * Whether the member owns the template of a card.
 *
 * @returns `isKnown` false until it is known, so that nothing is sold to its owner meanwhile
 */
export function useOwnedTemplate(id: string) {
  const all = use(OwnedTemplates);
  return { isKnown: all !== undefined, owned: all?.find(({ itemId }) => itemId === id) };
}
