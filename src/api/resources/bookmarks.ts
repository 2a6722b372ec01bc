import { client } from '../client';
import type { components } from '../schema.d';
import { useApi } from '../useApi';
import { useSession } from './session';

export type Bookmark = components['schemas']['Bookmark'];

/** One page of the wishlist; waits for visitors. */
export function useBookmarks(isSignedIn: boolean, page = 1) {
  return useApi('/bookmarks', isSignedIn ? { params: { query: { page, pageSize: 20 } } } : null, {
    keepPreviousData: true,
  });
}

/**
 * The wishlist as the hearts need it. Saving and removing show at once in every heart and count, and
 * are undone where the server refuses; both reject with an ApiError then.
 */
export function useWishlist() {
  const { user } = useSession();
  // Without keeping previous data: a change that is undone must not linger.
  const { data, mutate } = useApi(
    '/bookmarks',
    user ? { params: { query: { page: 1, pageSize: 20 } } } : null,
  );
  const listingIds = user ? (data?.listingIds ?? []) : [];
  return {
    count: listingIds.length,
    has: (listingId: string) => listingIds.includes(listingId),
    async set(listingId: string, saved: boolean): Promise<void> {
      const change = async () => {
        const init = { params: { path: { listingId } } };
        if (saved) await client.PUT('/bookmarks/{listingId}', init);
        else await client.DELETE('/bookmarks/{listingId}', init);
        const { data: fresh } = await client.GET('/bookmarks', {
          params: { query: { page: 1, pageSize: 20 } },
        });
        return fresh;
      };
      try {
        await mutate(change, {
          revalidate: false,
          rollbackOnError: true,
          optimisticData: (current) => ({
            ...(current ?? {
              items: [],
              page: { number: 1, size: 20, totalItems: 0, totalPages: 0 },
            }),
            listingIds: [
              ...(current?.listingIds ?? []).filter((id) => id !== listingId),
              ...(saved ? [listingId] : []),
            ],
          }),
        });
      } catch (error) {
        // What the server holds now, rather than what was on screen before.
        void mutate();
        throw error;
      }
    },
  };
}
