import type { QueryParams } from '../contract/types';
import {
  ALL_OFFERS,
  dealCategories,
  dealCategoriesOf,
  type DealCategory,
} from '../rules/dealCategories';
import { FEATURES, PLAN_TYPES } from '../rules/facetChoices';
import { discountPercentOf, ratingOf, statusOf } from '../rules/listingFigures';
import { compareText, ordered, type Order } from '../rules/order';
import type { ListingRecord } from '../store/records';
import { wordLine, wordTest } from './words';

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

const LABELS = new Map<string, string>([...PLAN_TYPES, ...FEATURES]);

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

/** All software that costs less than it did, by a deal that has not ended. */
function dealsOf(listings: readonly ListingRecord[], now: Date): DealRecord[] {
  return listings
    .filter(
      (listing) =>
        listing.kind === 'software' &&
        discountPercentOf(listing) > 0 &&
        statusOf(listing, now) !== 'ended',
    )
    .map((listing) => ({
      id: `deal-${listing.id}`,
      listing,
      categories: dealCategoriesOf(listing.categoryIds),
      tags: [listing.planType, ...listing.features].flatMap((value) => LABELS.get(value) ?? []),
    }));
}

/**
 * Finds the deals with a status for some words in a category. The words are looked for in the name, the
 * description and the tags. A category that does not exist has no deals.
 */
export function searchDeals(
  listings: readonly ListingRecord[],
  { q, category = ALL_OFFERS, status, sort = ['-popularity'] }: DealQuery,
  now: Date,
): DealSearch {
  const deals = dealsOf(listings, now);
  const found = deals
    .filter(({ listing }) => status === undefined || statusOf(listing, now) === status)
    .filter(
      wordTest(
        q,
        deals,
        ({ listing, tags }) => wordLine(listing.title, ...tags),
        ({ listing }) => [wordLine(listing.tagline)],
      ),
    );
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
