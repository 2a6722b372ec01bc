import { presentListing } from '../presenters/listing';
import { presentPrices, usd } from '../presenters/money';
import {
  bookmarksOf,
  savingsOf,
  searchBookmarks,
  setBookmark,
  withListings,
} from '../rules/bookmarks';
import { foretellEnd } from '../rules/dealNotices';
import { findListing } from '../rules/findListing';
import { paginate } from '../rules/pages';
import type { Call, Handlers } from './handler';

async function answerBookmark(call: Call<'addBookmark'> | Call<'removeBookmark'>, saved: boolean) {
  const { store, params, account, now } = call;
  const { bookmarks, listings } = await store.open('bookmarks', 'listings');
  const listing = findListing(listings, params.listingId);
  const body = setBookmark(bookmarks, account.id, listing, saved, now);
  await foretellEnd(store, now, account.id, listing, saved);
  return { status: 200 as const, body };
}

export const handlers: Handlers<'bookmarks'> = {
  async listBookmarks(call) {
    const { store, query, now, pictureUrl } = call;
    const { bookmarks, listings, categories } = await store.open(
      'bookmarks',
      'listings',
      'categories',
    );
    const own = bookmarksOf(bookmarks, call.account.id);
    const saved = withListings(own, listings, now);
    const { items, page } = paginate(searchBookmarks(saved, query), query);
    const savings = savingsOf(saved);
    const view = { categories, now, pictureUrl };
    return {
      status: 200,
      body: {
        items: items.map(({ listing, createdAt }) => ({
          listing: presentListing(listing, view),
          createdAt,
        })),
        page,
        listingIds: own.map(({ listingId }) => listingId),
        savings: savings && {
          ...presentPrices(savings),
          oldPrice: usd(savings.oldPrice),
          saved: usd(savings.oldPrice - savings.price),
          count: savings.count,
          yearlyCount: savings.yearlyCount,
        },
      },
    };
  },

  addBookmark: (call) => answerBookmark(call, true),
  removeBookmark: (call) => answerBookmark(call, false),
};
