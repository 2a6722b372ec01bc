import type { QueryParams } from '../contract/types';
import {
  ALL_OFFERS,
  dealCategories,
  dealCategoriesOf,
  type DealCategory,
} from '../rules/dealCategories';
import { tagsOf } from '../rules/facetChoices';
import { discountPercentOf, ratingOf, statusOf } from '../rules/listingFigures';
import { compareText, ordered, type Order } from '../rules/order';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import { indexOf, type Catalogue } from './listingIndex';
import { textTest } from './searchListings';

type DealQuery = Omit<QueryParams<'listDeals'>, 'page' | 'pageSize'>;
type DealSort = NonNullable<DealQuery['sort']>[number];

/** A listing that is a deal, with what that makes of it. */
export interface DealRecord {
  id: string;
  listing: ListingRecord;
  categories: DealCategory[];
  /** How it is paid and what it offers, in a word or two each. */
  tags: string[];
}

export interface DealSearch {
  hits: DealRecord[];
  /** How many deals each category would show for the same words and status. */
  counts: Map<string, number>;
}

/** In milliseconds since 1970; large but finite without an end, because orders subtract. */
const endOf = ({ listing: { endsAt } }: DealRecord): number =>
  endsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(endsAt);

const ORDERS: Record<DealSort, Order<DealRecord>> = {
  '-popularity': (a, b) => b.listing.popularity - a.listing.popularity,
  '-createdAt': (a, b) => Date.parse(b.listing.createdAt) - Date.parse(a.listing.createdAt),
  '-rating': (a, b) =>
    ratingOf(b.listing.starCounts).average - ratingOf(a.listing.starCounts).average,
  '-discount': (a, b) => discountPercentOf(b.listing) - discountPercentOf(a.listing),
  endsAt: (a, b) => endOf(a) - endOf(b) || b.listing.sales - a.listing.sales,
  title: (a, b) => compareText(a.listing.title, b.listing.title),
};

const dealOf = (listing: ListingRecord): DealRecord => ({
  id: `deal-${listing.id}`,
  listing,
  categories: dealCategoriesOf(listing.categoryIds),
  tags: tagsOf(listing),
});

/** Whether a listing costs less than it did, by a deal that has not ended. */
const isDeal = (listing: ListingRecord, now: Date): boolean =>
  discountPercentOf(listing) > 0 && statusOf(listing, now) !== 'ended';

/**
 * Finds the deals on software with a status for some words in a category. The words are looked for
 * where the search of listings looks, so that both find the same. A category that does not exist has
 * no deals.
 *
 * @param texts where the descriptions stand; may be empty where `q` is not given
 */
export function searchDeals(
  catalogue: Catalogue,
  texts: readonly ListingTextRecord[],
  { q = '', category = ALL_OFFERS, status, sort = ['-popularity'] }: DealQuery,
  now: Date,
): DealSearch {
  const found = indexOf(catalogue)
    .software.listings.filter(({ record }) => isDeal(record, now))
    .filter(({ record }) => status === undefined || statusOf(record, now) === status)
    .filter(textTest(catalogue, texts, q))
    .map(({ record }) => dealOf(record));
  const isIn = (deal: DealRecord, id: string) =>
    id === ALL_OFFERS || deal.categories.some((one) => one.id === id);
  return {
    hits: found
      .filter((deal) => isIn(deal, category))
      .sort(ordered(...sort.map((name) => ORDERS[name]))),
    counts: new Map(
      dealCategories.map(({ id }) => [id, found.filter((deal) => isIn(deal, id)).length]),
    ),
  };
}
