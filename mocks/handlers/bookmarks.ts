import { presentListing, type ListingView } from '../presenters/listing';
import { findListing } from '../rules/findListing';
import { stockStatusOf } from '../rules/listingFigures';
import { newestFirst } from '../rules/order';
import { paginate } from '../rules/pages';
import type { ListingRecord } from '../store/records';
import { requireAccount, type Handlers } from './handler';

const presentBookmark = (listing: ListingRecord, createdAt: string, view: ListingView) => ({
  listing: presentListing(listing, view),
  stockStatus: stockStatusOf(listing, view.now),
  createdAt,
});

export const handlers: Handlers<'listBookmarks' | 'addBookmark' | 'removeBookmark'> = {
  async listBookmarks(call) {
    const { store, query, now, pictureUrl } = call;
    const accountId = requireAccount(call).id;
    const { bookmarks, listings, categories } = await store.open(
      'bookmarks',
      'listings',
      'categories',
    );
    const own = bookmarks
      .all()
      .filter((bookmark) => bookmark.accountId === accountId)
      .sort(newestFirst);
    const { items, page } = paginate(own, query);
    const view = { categories, now, pictureUrl };
    return {
      status: 200,
      body: {
        items: items.map(({ listingId, createdAt }) =>
          presentBookmark(findListing(listings, listingId), createdAt, view),
        ),
        page,
        listingIds: own.map(({ listingId }) => listingId),
      },
    };
  },

  async addBookmark(call) {
    const { store, params, now, pictureUrl } = call;
    const accountId = requireAccount(call).id;
    const { bookmarks, listings, categories } = await store.open(
      'bookmarks',
      'listings',
      'categories',
    );
    const listing = findListing(listings, params.listingId);
    const id = `${accountId}--${listing.id}`;
    const { createdAt } =
      bookmarks.get(id) ??
      bookmarks.put({ id, accountId, listingId: listing.id, createdAt: now.toISOString() });
    const body = presentBookmark(listing, createdAt, { categories, now, pictureUrl });
    return { status: 200, body };
  },

  async removeBookmark(call) {
    const { bookmarks, listings } = await call.store.open('bookmarks', 'listings');
    const listing = findListing(listings, call.params.listingId);
    bookmarks.remove(`${requireAccount(call).id}--${listing.id}`);
    return { status: 204 };
  },
};
