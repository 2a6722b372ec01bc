import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { validationFailed } from '../problem';
import { wordLine, wordTest } from '../search/words';
import type { BookmarkRecord, ListingRecord } from '../store/records';
import type { TemplateRecord } from '../store/records/templateRecords';
import type { Store } from '../store/store';
import { currentListing } from './currentPrices';
import { existing } from './existing';
import { findListing } from './findListing';
import { stockStatusOf } from './listingFigures';
import { compareText, newestFirst, ordered, type Order } from './order';

type BookmarkQuery = Omit<QueryParams<'listBookmarks'>, 'page' | 'pageSize'>;
type BookmarkSort = components['schemas']['BookmarkSort'];

/** How long after it was removed a bookmark comes back to its old place. */
const UNDO_MS = 60_000;

/** What can be saved, by its kind and its id. */
export interface Savable {
  kind: components['schemas']['Bookmark']['kind'];
  id: string;
}

/** A bookmark with what it saves, and what holds of that now. */
export type SavedItem = {
  id: string;
  createdAt: string;
  title: string;
  /** The vendor or the author. */
  maker: string;
  tagline: string;
  /** In minor units. */
  price: number;
  oldPrice: number | null;
  isYearly: boolean;
  stockStatus: components['schemas']['StockStatus'];
} & ({ kind: 'listing'; listing: ListingRecord } | { kind: 'template'; template: TemplateRecord });

/** What a wishlist is made of. */
export const openBookmarks = (store: Store) =>
  store.open('bookmarks', 'listings', 'templates', 'templateAuthors');

type Opened = Awaited<ReturnType<typeof openBookmarks>>;

/** The contract's bound of one wishlist. */
const MOST_BOOKMARKS = 10_000;

/** The wishlist of an account, the latest first, without templates that the catalog no longer has. */
export const bookmarksOf = (
  { bookmarks, templates }: Pick<Opened, 'bookmarks' | 'templates'>,
  accountId: string,
): BookmarkRecord[] =>
  bookmarks
    .all()
    .filter((bookmark) => bookmark.accountId === accountId && bookmark.removedAt === undefined)
    .filter(({ templateId }) => templateId === undefined || templates.get(templateId))
    .sort(newestFirst);

const ASCENDING = {
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  title: (a, b) => compareText(a.title, b.title),
  price: (a, b) => a.price - b.price,
  stockStatus: (a, b) => compareText(a.stockStatus, b.stockStatus),
} satisfies Record<string, Order<SavedItem>>;

const orderNamed = (sort: BookmarkSort): Order<SavedItem> => {
  const ascending = ASCENDING[sort.replace('-', '') as keyof typeof ASCENDING];
  return sort.startsWith('-') ? (a, b) => ascending(b, a) : ascending;
};

/**
 * Bookmarks with what holds now of what they save. A template has no end: it can always be bought.
 *
 * @throws ProblemError 404 where something is gone
 */
export function withItems(
  own: readonly BookmarkRecord[],
  { listings, templates, templateAuthors }: Opened,
  now: Date,
): SavedItem[] {
  return own.map(({ id, listingId, templateId, createdAt }): SavedItem => {
    if (templateId !== undefined) {
      const template = existing(templates, templateId, 'template');
      const { title, price, oldPrice } = template;
      const maker = templateAuthors.get(template.authorId)?.name ?? '';
      const offer = { price, oldPrice, isYearly: false, stockStatus: 'in-stock' } as const;
      return { kind: 'template', id, createdAt, template, title, maker, tagline: '', ...offer };
    }
    const listing = findListing(listings, listingId!);
    const { title, tagline, vendor } = listing;
    const { price, oldPrice, planType } = currentListing(listing, now);
    return {
      kind: 'listing',
      id,
      createdAt,
      listing,
      title,
      maker: vendor.name,
      tagline,
      price,
      oldPrice,
      isYearly: planType === 'annual',
      stockStatus: stockStatusOf(listing, now),
    };
  });
}

/** The contract's bound of one amount, in minor units. */
const MOST_MONEY = 100_000_000;

/** What those that are in stock cost together instead of their former prices; null without any. */
export function savingsOf(
  saved: readonly SavedItem[],
): { count: number; yearlyCount: number; price: number; oldPrice: number } | null {
  const deals = saved.filter(
    ({ oldPrice, stockStatus }) => oldPrice !== null && stockStatus === 'in-stock',
  );
  const yearlyCount = deals.filter(({ isYearly }) => isYearly).length;
  const price = deals.reduce((sum, deal) => sum + deal.price, 0);
  const oldPrice = deals.reduce((sum, deal) => sum + deal.oldPrice!, 0);
  return deals.length === 0 || oldPrice > MOST_MONEY
    ? null
    : { count: deals.length, yearlyCount, price, oldPrice };
}

/** Those of some bookmarks that match, in the order asked for. */
export function searchBookmarks(
  saved: readonly SavedItem[],
  { q, stockStatus, sort = ['-createdAt'] }: BookmarkQuery,
): SavedItem[] {
  const hasWords = wordTest(
    q,
    saved,
    ({ title, maker }) => wordLine(title, maker),
    ({ tagline }) => [wordLine(tagline)],
  );
  return saved
    .filter((one) => stockStatus === undefined || one.stockStatus === stockStatus)
    .filter(hasWords)
    .sort(ordered(...sort.map(orderNamed)));
}

/** A template has a name of its own within the ids: a listing may be called the same. */
const bookmarkId = (accountId: string, { kind, id }: Savable) =>
  kind === 'template' ? `${accountId}--template--${id}` : `${accountId}--${id}`;

/**
 * Puts something on the wishlist or takes it off; done twice, nothing more happens. What is put back
 * within a minute is where it was before.
 *
 * @throws ProblemError 422 where the wishlist is full
 */
export function setBookmark(
  opened: Pick<Opened, 'bookmarks' | 'templates'>,
  accountId: string,
  item: Savable,
  saved: boolean,
  now: Date,
): { on: boolean; count: number } {
  const { bookmarks } = opened;
  const id = bookmarkId(accountId, item);
  const known = bookmarks.get(id);
  const removedAt = known?.removedAt;
  if (!saved) {
    if (known && removedAt === undefined) {
      bookmarks.put({ ...known, removedAt: now.toISOString() });
    }
  } else if (!known || removedAt !== undefined) {
    const isUndone = removedAt !== undefined && now.getTime() - Date.parse(removedAt) <= UNDO_MS;
    const createdAt = known && isUndone ? known.createdAt : now.toISOString();
    const what = item.kind === 'template' ? { templateId: item.id } : { listingId: item.id };
    if (bookmarksOf(opened, accountId).length >= MOST_BOOKMARKS) {
      const pointer = `/path/${item.kind}Id`;
      const detail = `A wishlist holds at most ${MOST_BOOKMARKS} listings and templates. Remove one first.`;
      throw validationFailed([{ pointer, code: 'full', detail }]);
    }
    bookmarks.put({ id, accountId, ...what, createdAt });
  }
  return { on: saved, count: bookmarksOf(opened, accountId).length };
}
