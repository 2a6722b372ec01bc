import { presentListing, type ListingView } from '../presenters/listing';
import { findListing } from '../rules/findListing';
import { stockStatusOf } from '../rules/listingFigures';
import { newestFirst } from '../rules/order';
import { paginate } from '../rules/pages';
import type { ListingRecord } from '../store/records';
import type { Call, Handlers } from './handler';

const presentBookmark = (listing: ListingRecord, createdAt: string, view: ListingView) => ({
  listing: presentListing(listing, view),
  stockStatus: stockStatusOf(listing, view.now),
  createdAt,
});

/** Puts a listing on the wishlist or takes it off, and answers how the wishlist stands. */
async function setBookmark(call: Call<'addBookmark'> | Call<'removeBookmark'>, saved: boolean) {
  const { store, params, now } = call;
  const accountId = call.account.id;
  const { bookmarks, listings } = await store.open('bookmarks', 'listings');
  const listing = findListing(listings, params.listingId);
  const id = `${accountId}--${listing.id}`;
  if (!saved) bookmarks.remove(id);
  else if (!bookmarks.get(id)) {
    bookmarks.put({ id, accountId, listingId: listing.id, createdAt: now.toISOString() });
  }
  const count = bookmarks.all().filter((bookmark) => bookmark.accountId === accountId).length;
  return { status: 200 as const, body: { on: saved, count } };
}

export const handlers: Handlers<'bookmarks'> = {
  async listBookmarks(call) {
    const { store, query, now, pictureUrl } = call;
    const accountId = call.account.id;
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

  addBookmark: (call) => setBookmark(call, true),
  removeBookmark: (call) => setBookmark(call, false),
};
