import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import {
  ALL_OFFERS,
  dealCategories,
  dealCategoriesOf,
  type DealCategory,
} from '../rules/dealCategories';
import { tagsOf } from '../rules/facetChoices';
import { discountPercentOf, ratingOf, STATUS_CHOICES, statusOf } from '../rules/listingFigures';
import { compareText, ordered, type Order } from '../rules/order';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import { indexOf, type Catalogue } from './listingIndex';
import { listingWords } from './listingWords';

type DealQuery = Omit<QueryParams<'listDeals'>, 'page' | 'pageSize'>;
type DealSort = NonNullable<DealQuery['sort']>[number];

/** A listing that is a deal, with what that makes of it. */
export interface DealRecord {
  id: string;
  listing: ListingRecord;
  categories: DealCategory[];
  /** How it is paid and what it offers, in a word or two each. */
  tags: string[];
  /** How well it answers the words that were searched for. */
  score: number;
  /** By what it was found where that is not to be seen. */
  match: components['schemas']['ListingMatch'] | null;
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
  relevance: (a, b) => b.score - a.score || b.listing.popularity - a.listing.popularity,
  '-popularity': (a, b) => b.listing.popularity - a.listing.popularity,
  '-createdAt': (a, b) => Date.parse(b.listing.createdAt) - Date.parse(a.listing.createdAt),
  '-rating': (a, b) =>
    ratingOf(b.listing.starCounts).average - ratingOf(a.listing.starCounts).average,
  '-discount': (a, b) => discountPercentOf(b.listing) - discountPercentOf(a.listing),
  endsAt: (a, b) => endOf(a) - endOf(b) || b.listing.sales - a.listing.sales,
  title: (a, b) => compareText(a.listing.title, b.listing.title),
};

/** Whether a listing costs less than it did, by a deal that has not ended. */
const isDeal = (listing: ListingRecord, now: Date): boolean =>
  discountPercentOf(listing) > 0 && statusOf(listing, now) !== 'ended';

/** Those who look for something want just that; all others came for what saves most. */
const defaultSort = (q: string): DealSort[] => [q.trim() === '' ? '-discount' : 'relevance'];

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
  { q = '', category = ALL_OFFERS, status, sort = defaultSort(q) }: DealQuery,
  now: Date,
): DealSearch {
  const words = listingWords(catalogue, texts, q);
  const found = indexOf(catalogue)
    .software.listings.filter(({ record }) => isDeal(record, now))
    .filter(
      ({ record }) =>
        status === undefined || STATUS_CHOICES[statusOf(record, now)].includes(status),
    )
    .filter((listing) => words.holds(listing))
    .map((indexed): DealRecord => {
      const listing = indexed.record;
      return {
        id: `deal-${listing.id}`,
        listing,
        categories: dealCategoriesOf(listing.categoryIds),
        tags: tagsOf(listing),
        score: words.scoreOf(indexed),
        match: words.matchOf(listing),
      };
    });
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
