import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { validationFailed } from '../problem';
import { wordLine, wordTest } from '../search/words';
import type { Collection } from '../store/collection';
import type { BookmarkRecord, ListingRecord } from '../store/records';
import { currentListing } from './currentPrices';
import { findListing } from './findListing';
import { stockStatusOf } from './listingFigures';
import { compareText, newestFirst, ordered, type Order } from './order';

type BookmarkQuery = Omit<QueryParams<'listBookmarks'>, 'page' | 'pageSize'>;
type BookmarkSort = components['schemas']['BookmarkSort'];

/** How long after it was removed a bookmark comes back to its old place. */
const UNDO_MS = 60_000;

/** A bookmark with its listing, and what holds of that now. */
export interface SavedListing {
  id: string;
  createdAt: string;
  listing: ListingRecord;
  /** In minor units. */
  price: number;
  oldPrice: number | null;
  stockStatus: components['schemas']['StockStatus'];
}

/** The contract's bound of one wishlist. */
const MOST_BOOKMARKS = 10_000;

/** The wishlist of an account, the latest first. */
export const bookmarksOf = (
  bookmarks: Collection<BookmarkRecord>,
  accountId: string,
): BookmarkRecord[] =>
  bookmarks
    .all()
    .filter((bookmark) => bookmark.accountId === accountId && bookmark.removedAt === undefined)
    .sort(newestFirst);

const ASCENDING = {
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  title: (a, b) => compareText(a.listing.title, b.listing.title),
  price: (a, b) => a.price - b.price,
  stockStatus: (a, b) => compareText(a.stockStatus, b.stockStatus),
} satisfies Record<string, Order<SavedListing>>;

const orderNamed = (sort: BookmarkSort): Order<SavedListing> => {
  const ascending = ASCENDING[sort.replace('-', '') as keyof typeof ASCENDING];
  return sort.startsWith('-') ? (a, b) => ascending(b, a) : ascending;
};

/**
 * Bookmarks with what holds of their listings now.
 *
 * @throws ProblemError 404 where the listing of one is gone
 */
export function withListings(
  own: readonly BookmarkRecord[],
  listings: Collection<ListingRecord>,
  now: Date,
): SavedListing[] {
  return own.map(({ id, listingId, createdAt }) => {
    const listing = findListing(listings, listingId);
    const { price, oldPrice } = currentListing(listing, now);
    return { id, createdAt, listing, price, oldPrice, stockStatus: stockStatusOf(listing, now) };
  });
}

/** The contract's bound of one amount, in minor units. */
const MOST_MONEY = 100_000_000;

/** What those that are in stock cost together instead of their former prices; null without any. */
export function savingsOf(
  saved: readonly SavedListing[],
): { count: number; yearlyCount: number; price: number; oldPrice: number } | null {
  const deals = saved.filter(
    ({ oldPrice, stockStatus }) => oldPrice !== null && stockStatus === 'in-stock',
  );
  const yearlyCount = deals.filter(({ listing }) => listing.planType === 'annual').length;
  const price = deals.reduce((sum, deal) => sum + deal.price, 0);
  const oldPrice = deals.reduce((sum, deal) => sum + deal.oldPrice!, 0);
  return deals.length === 0 || oldPrice > MOST_MONEY
    ? null
    : { count: deals.length, yearlyCount, price, oldPrice };
}

/** Those of some bookmarks that match, in the order asked for. */
export function searchBookmarks(
  saved: readonly SavedListing[],
  { q, stockStatus, sort = ['-createdAt'] }: BookmarkQuery,
): SavedListing[] {
  const hasWords = wordTest(
    q,
    saved,
    ({ listing: { title, vendor } }) => wordLine(title, vendor.name),
    ({ listing: { tagline } }) => [wordLine(tagline)],
  );
  return saved
    .filter((one) => stockStatus === undefined || one.stockStatus === stockStatus)
    .filter(hasWords)
    .sort(ordered(...sort.map(orderNamed)));
}

/**
 * Puts a listing on the wishlist or takes it off; done twice, nothing more happens. One that is put
 * back within a minute is where it was before.
 *
 * @throws ProblemError 422 where the wishlist is full
 */
export function setBookmark(
  bookmarks: Collection<BookmarkRecord>,
  accountId: string,
  listing: ListingRecord,
  saved: boolean,
  now: Date,
): { on: boolean; count: number } {
  const id = `${accountId}--${listing.id}`;
  const known = bookmarks.get(id);
  const removedAt = known?.removedAt;
  if (!saved) {
    if (known && removedAt === undefined) {
      bookmarks.put({ ...known, removedAt: now.toISOString() });
    }
  } else if (!known || removedAt !== undefined) {
    const isUndone = removedAt !== undefined && now.getTime() - Date.parse(removedAt) <= UNDO_MS;
    const createdAt = known && isUndone ? known.createdAt : now.toISOString();
    if (bookmarksOf(bookmarks, accountId).length >= MOST_BOOKMARKS) {
      const detail = `A wishlist holds at most ${MOST_BOOKMARKS} listings. Remove one first.`;
      throw validationFailed([{ pointer: '/path/listingId', code: 'full', detail }]);
    }
    bookmarks.put({ id, accountId, listingId: listing.id, createdAt });
  }
  return { on: saved, count: bookmarksOf(bookmarks, accountId).length };
}
