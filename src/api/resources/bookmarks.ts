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

/** The wishlist with a listing on it or off it. */
const withListing =
  (listingId: string, saved: boolean) =>
  (list: BookmarkList): BookmarkList =>
    list.listingIds.includes(listingId) === saved
      ? list
      : {
          ...list,
          listingIds: saved
            ? [...list.listingIds, listingId]
            : list.listingIds.filter((id) => id !== listingId),
        };

/**
 * The wishlist as the hearts need it. Saving and removing show at once in every heart and count, and
 * are undone where the server refuses; `set` rejects with an ApiError then.
 */
export function useWishlist() {
  const { user } = useSession();
  const { data } = useBookmarks(Boolean(user));
  const change = useChange();
  const listingIds = (user && data?.listingIds) || [];
  return {
    count: listingIds.length,
    has: (listingId: string) => listingIds.includes(listingId),
    set: (listingId: string, saved: boolean): Promise<void> =>
      change<unknown>({
        record: `bookmark ${listingId}`,
        send: () => {
          const init = { params: { path: { listingId } } };
          return saved
            ? client.PUT('/bookmarks/{listingId}', init)
            : client.DELETE('/bookmarks/{listingId}', init);
        },
        shows: { '/bookmarks': withListing(listingId, saved) },
        invalidates: ['/bookmarks'],
      }),
  };
}
