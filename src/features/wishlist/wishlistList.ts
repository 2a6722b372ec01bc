import type { BookmarkQuery, BookmarkSort } from '../../api/resources/bookmarks';
import { choice, everyOf, order, pages, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';

/** The orders of the wishlist, by their names in the URL, which are those of the table's columns. */
export const SORTS = {
  '-saved': { label: 'Latest first', order: ['-createdAt'] },
  saved: { label: 'Oldest first', order: ['createdAt'] },
  name: { label: 'A to Z', order: ['title'] },
  '-name': { label: 'Z to A', order: ['-title'] },
  price: { label: 'Price, low to high', order: ['price'] },
  '-price': { label: 'Price, high to low', order: ['-price'] },
  stock: { label: 'In stock first', order: ['stockStatus'] },
  '-stock': { label: 'Sold out first', order: ['-stockStatus'] },
} as const satisfies Record<string, { label: string; order: BookmarkSort[] }>;

/** Whether a saved deal can be bought (specification, section 3). */
export const STOCK_LABELS: Readonly<Record<NonNullable<BookmarkQuery['stockStatus']>, string>> = {
  'in-stock': 'In Stock',
  'sold-out': 'Sold Out',
};

export const STOCKS = everyOf<NonNullable<BookmarkQuery['stockStatus']>>()('in-stock', 'sold-out');

/** What a member can ask the wishlist for. */
export const wishlistList = defineListState<BookmarkQuery>()({
  q: words(),
  stock: choice(STOCKS, 'stockStatus'),
  sort: order(SORTS),
  page: pages(10),
});

export type WishlistQuery = QueryOf<typeof wishlistList>;
