import type { Collection } from '../store/collection';
import type { BookmarkRecord, ListingRecord } from '../store/records';
import { newestFirst } from './order';

/** The wishlist of an account, the latest first. */
export const bookmarksOf = (
  bookmarks: Collection<BookmarkRecord>,
  accountId: string,
): BookmarkRecord[] =>
  bookmarks
    .all()
    .filter((bookmark) => bookmark.accountId === accountId)
    .sort(newestFirst);

/** Puts a listing on the wishlist or takes it off; done twice, nothing more happens. */
export function setBookmark(
  bookmarks: Collection<BookmarkRecord>,
  accountId: string,
  listing: ListingRecord,
  saved: boolean,
  now: Date,
): { on: boolean; count: number } {
  const id = `${accountId}--${listing.id}`;
  if (!saved) bookmarks.remove(id);
  else if (!bookmarks.get(id)) {
    bookmarks.put({ id, accountId, listingId: listing.id, createdAt: now.toISOString() });
  }
  return { on: saved, count: bookmarksOf(bookmarks, accountId).length };
}
