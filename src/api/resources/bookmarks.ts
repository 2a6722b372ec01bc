import 'virtual:answer-shapes/bookmarks';
import { client } from '../client';
import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';
import { useChange } from '../useChange';
import { useSession } from './session';

export type Bookmark = components['schemas']['Bookmark'];
export type WishlistSavings = components['schemas']['WishlistSavings'];
export type BookmarkSort = components['schemas']['BookmarkSort'];
export type BookmarkQuery = NonNullable<operations['listBookmarks']['parameters']['query']>;

/** The start of the wishlist, and the ids of all that is on it; waits for visitors. */
export function useBookmarks(isSignedIn: boolean) {
  return useApi('/bookmarks', isSignedIn ? { params: { query: { pageSize: 20 } } } : null);
}

/** One page of the bookmarks that match; the old ones stay while new ones load. */
export function useBookmarkSearch(query: BookmarkQuery) {
  return useApi('/bookmarks', { params: { query } }, { keepPreviousData: true });
}

type BookmarkList = components['schemas']['BookmarkList'];
type SavedIds = Pick<BookmarkList, 'listingIds' | 'templateIds'>;

/** What can be saved: a listing, or a template, which says so. */
export interface Savable {
  id: string;
  kind?: components['schemas']['ListingKind'] | 'template';
}

/** Where the ids of what is saved stand. */
const idsIn = ({ kind }: Savable) => (kind === 'template' ? 'templateIds' : 'listingIds');

/** How many listings and templates are on the wishlist. */
export const savedCount = ({ listingIds, templateIds }: SavedIds) =>
  listingIds.length + templateIds.length;

/** Whether something is on the wishlist. */
export const isSaved = (list: SavedIds, item: Savable) => list[idsIn(item)].includes(item.id);

/** The wishlist with something on it or off it. */
const withItem =
  (item: Savable, saved: boolean) =>
  (list: BookmarkList): BookmarkList => {
    const ids = list[idsIn(item)].filter((id) => id !== item.id);
    if (saved) ids.push(item.id);
    return isSaved(list, item) === saved ? list : { ...list, [idsIn(item)]: ids };
  };

function send({ kind, id }: Savable, saved: boolean) {
  // Each call takes the one that its path names.
  const init = { params: { path: { templateId: id, listingId: id } } };
  if (kind === 'template')
    return saved
      ? client.PUT('/bookmarks/templates/{templateId}', init)
      : client.DELETE('/bookmarks/templates/{templateId}', init);
  return saved
    ? client.PUT('/bookmarks/{listingId}', init)
    : client.DELETE('/bookmarks/{listingId}', init);
}

/**
 * The wishlist as the hearts need it. Saving and removing show at once in every heart and count, and
 * are undone where the server refuses; `set` rejects with an ApiError then.
 */
export function useWishlist() {
  const { user } = useSession();
  const { data } = useBookmarks(Boolean(user));
  const change = useChange();
  const list = user && data;
  return {
    count: list ? savedCount(list) : 0,
    has: (item: Savable) => !!list && isSaved(list, item),
    set: (item: Savable, saved: boolean): Promise<void> =>
      change<unknown>({
        record: idsIn(item) + item.id,
        send: () => send(item, saved),
        shows: { '/bookmarks': withItem(item, saved) },
        invalidates: ['/bookmarks'],
      }),
  };
}
