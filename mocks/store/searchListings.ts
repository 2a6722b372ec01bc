import type { QueryParams } from '../contract/types';
import {
  descriptionLinesOf,
  INDEXED_FACETS,
  indexOf,
  type Catalogue,
  type IndexedFacet,
  type IndexedListing,
  type SortKey,
} from './listingIndex';
import { endsSoon } from './listingFigures';
import { ordered, type Order } from './order';
import type { ListingRecord, ListingTextRecord } from './records';
import { hasWord, wordsOf } from './words';

export type ListingQuery = Omit<QueryParams<'listListings'>, 'page' | 'pageSize'>;

type CountedFacet = IndexedFacet | 'status';
const COUNTED_FACETS: readonly CountedFacet[] = [...INDEXED_FACETS, 'status'];

/** How many listings each choice of a filter would leave, by filter and choice. */
export type FacetCounts = Record<CountedFacet, Map<string, number>>;

export interface ListingSearch {
  /** All that match, in the order asked for. */
  hits: ListingRecord[];
  counts: FacetCounts;
  /** The span of prices, the price filter aside; null where nothing is left. */
  prices: { min: number; max: number } | null;
}

/** The chosen values of the filters that are set. */
function chosenOf(query: ListingQuery): [CountedFacet, ReadonlySet<string>][] {
  return COUNTED_FACETS.flatMap((facet) => {
    const chosen = [query[facet] ?? []].flat().map(String);
    return chosen.length === 0 ? [] : [[facet, new Set(chosen)] as const];
  }) as [CountedFacet, ReadonlySet<string>][];
}

/** The search words test: every word begins a word of the listing's texts or of its description. */
function textTest(q: string, texts: readonly ListingTextRecord[]) {
  const words = wordsOf(q);
  const descriptions = words.length > 0 ? descriptionLinesOf(texts) : undefined;
  return ({ record, lines }: IndexedListing): boolean =>
    words.every(
      (word) =>
        hasWord(lines.title, word) ||
        hasWord(lines.tagline, word) ||
        hasWord(lines.vendor, word) ||
        hasWord(lines.categories, word) ||
        hasWord(descriptions?.get(record.id) ?? '', word),
    );
}

function orderOf(sort: NonNullable<ListingQuery['sort']>): Order<IndexedListing> {
  const orders = sort.map((name): Order<IndexedListing> => {
    const sign = name.startsWith('-') ? -1 : 1;
    const key = name.replace('-', '') as SortKey;
    return (a, b) => sign * (a.sortKeys[key] - b.sortKeys[key]);
  });
  const byRecord = ordered<ListingRecord>();
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return byRecord(a.record, b.record);
  };
}

/**
 * Searches one kind of listing: filters, counts and sorts in one pass over an index that is kept
 * for the array of records. A listing that misses one filter only is not a hit, yet it counts in
 * that filter's own facet.
 *
 * @param texts where the descriptions stand; may be empty where `q` is not given
 */
export function searchListings(
  catalogue: Catalogue,
  texts: readonly ListingTextRecord[],
  query: ListingQuery,
  now: Date,
): ListingSearch {
  const { kind, q = '', priceMin = 0, priceMax = Infinity, sort = ['-popularity'] } = query;
  const matchesText = textTest(q, texts);
  const filters = chosenOf(query);
  const time = now.getTime();
  const counts = Object.fromEntries(
    COUNTED_FACETS.map((facet) => [facet, new Map<string, number>()]),
  ) as FacetCounts;
  const hits: IndexedListing[] = [];
  let lowest = Infinity;
  let highest = -Infinity;

  const STATUS = { soon: ['ending-soon'], later: ['live'] };
  const choicesOf = (listing: IndexedListing, facet: CountedFacet): readonly string[] => {
    if (facet !== 'status') return listing.choices[facet];
    return endsSoon(listing.endsAt, time) ? STATUS.soon : STATUS.later;
  };
  const count = (listing: IndexedListing, facet: CountedFacet) => {
    for (const choice of choicesOf(listing, facet)) {
      counts[facet].set(choice, (counts[facet].get(choice) ?? 0) + 1);
    }
  };

  for (const listing of indexOf(catalogue)[kind]) {
    if (!matchesText(listing)) continue;
    const { price } = listing.record;
    let missed: CountedFacet | 'price' | undefined =
      price < priceMin || price > priceMax ? 'price' : undefined;
    let misses = missed ? 1 : 0;
    for (const [facet, chosen] of filters) {
      if (choicesOf(listing, facet).some((choice) => chosen.has(choice))) continue;
      missed = facet;
      misses += 1;
      if (misses > 1) break;
    }
    if (misses > 1) continue;
    if (missed === undefined || missed === 'price') {
      lowest = Math.min(lowest, price);
      highest = Math.max(highest, price);
    }
    if (missed === undefined) {
      hits.push(listing);
      for (const facet of COUNTED_FACETS) count(listing, facet);
    } else if (missed !== 'price') count(listing, missed);
  }
  return {
    hits: hits.sort(orderOf(sort)).map(({ record }) => record),
    counts,
    prices: lowest === Infinity ? null : { min: lowest, max: highest },
  };
}
