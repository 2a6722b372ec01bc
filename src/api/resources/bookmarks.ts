import { client } from '../client';
import type { components } from '../schema.d';
import { useApi } from '../useApi';
import { useChange } from '../useChange';
import { useSession } from './session';

export type Bookmark = components['schemas']['Bookmark'];

/** One page of the wishlist; waits for visitors. */
export function useBookmarks(isSignedIn: boolean, page = 1) {
  return useApi('/bookmarks', isSignedIn ? { params: { query: { page, pageSize: 20 } } } : null, {
    keepPreviousData: true,
  });
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
