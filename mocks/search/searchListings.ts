import type { QueryParams } from '../contract/types';
import {
  descriptionLinesOf,
  INDEXED_FACETS,
  indexOf,
  linesOf,
  type Catalogue,
  type IndexedFacet,
  type IndexedListing,
  type KindIndex,
  type SortKey,
} from './listingIndex';
import { statusAt } from '../rules/listingFigures';
import { ordered } from '../rules/order';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import { areCommon, holdsWords, readSearch } from './words';

export type ListingQuery = Omit<QueryParams<'listListings'>, 'page' | 'pageSize'>;

type CountedFacet = IndexedFacet | 'status';
const COUNTED_FACETS: readonly CountedFacet[] = [...INDEXED_FACETS, 'status'];

/** The choices of the status filter. */
const STATUSES = ['live', 'ending-soon'];
/** Which of them a listing answers to changes with the time; one whose deal has ended, to none. */
const STATUS_PLACES = { live: [0], 'ending-soon': [1], ended: [] } as const;

/**
 * How many listings each choice of a filter would leave, by filter and choice. Every choice that
 * the kind has is there, if only with 0.
 */
export type FacetCounts = Record<CountedFacet, Map<string, number>>;

export interface ListingSearch {
  /** All that match and are not excluded, in the order asked for. */
  hits: ListingRecord[];
  /** How many match and are excluded. */
  excludedHits: number;
  counts: FacetCounts;
  /** The span of prices, the price filter aside; null where nothing is left. */
  prices: { min: number; max: number } | null;
}

type Filter = [facet: CountedFacet, chosen: ReadonlySet<number>];

const choicesIn = (index: KindIndex, facet: CountedFacet) =>
  facet === 'status' ? STATUSES : index.choices[facet];

/** The filters that are set. A chosen value that no listing answers to lets nothing through. */
function filtersOf(index: KindIndex, query: ListingQuery): Filter[] {
  return COUNTED_FACETS.flatMap((facet): Filter[] => {
    const chosen = [query[facet] ?? []].flat().map(String);
    const all = choicesIn(index, facet);
    return chosen.length === 0
      ? []
      : [[facet, new Set(chosen.map((choice) => all.indexOf(choice)))]];
  });
}

/** Reads the words of a search of listings; what courses say is no typing error among software. */
export const readListingSearch = (
  catalogue: Catalogue,
  texts: readonly ListingTextRecord[],
  q: string,
) => readSearch(q, [...linesOf(catalogue), ...descriptionLinesOf(texts).values()]);

/**
 * The test of the search words: every one is in the listing's texts or its description.
 *
 * @param texts where the descriptions stand; may be empty where `q` is blank
 */
export function textTest(catalogue: Catalogue, texts: readonly ListingTextRecord[], q: string) {
  if (q.trim() === '') return () => true;
  const descriptions = descriptionLinesOf(texts);
  const words = readListingSearch(catalogue, texts, q) ?? [];
  if (areCommon(words)) {
    return ({ lines }: IndexedListing) =>
      holdsWords(words, lines.title, lines.vendor, lines.categories);
  }
  return ({ record, lines }: IndexedListing): boolean =>
    holdsWords(words, lines.all, descriptions.get(record.id) ?? '');
}

/** All listings of the kind in an order; sorted once, so that a search only has to leave some out. */
function inOrder(index: KindIndex, sort: NonNullable<ListingQuery['sort']>): IndexedListing[] {
  const name = sort.join();
  let sorted = index.inOrder.get(name);
  if (!sorted) {
    const orders = sort.map((order) => {
      const sign = order.startsWith('-') ? -1 : 1;
      const key = order.replace('-', '') as SortKey;
      return (a: { of: IndexedListing }, b: { of: IndexedListing }) =>
        sign * (a.of.sortKeys[key] - b.of.sortKeys[key]);
    });
    sorted = index.listings
      .map((listing) => ({ id: listing.record.id, of: listing }))
      .sort(ordered<{ id: string; of: IndexedListing }>(...orders))
      .map((entry) => entry.of);
    index.inOrder.set(name, sorted);
  }
  return sorted;
}

/**
 * Searches one kind of listing: filters and counts in one pass over an index that is kept for the
 * array of records. A listing that misses one filter only is not a hit, yet it counts in that
 * filter's own facet.
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
  const excluded = new Set(query.exclude);
  const index = indexOf(catalogue)[kind];
  const matchesText = textTest(catalogue, texts, q);
  const filters = filtersOf(index, query);
  const time = now.getTime();
  const counts = COUNTED_FACETS.map((facet) => new Int32Array(choicesIn(index, facet).length));
  const hits: ListingRecord[] = [];
  let excludedHits = 0;
  let lowest = Infinity;
  let highest = -Infinity;

  const answersTo = (listing: IndexedListing, facet: CountedFacet): readonly number[] => {
    if (facet !== 'status') return listing.choices[facet];
    return STATUS_PLACES[statusAt(listing.endsAt, time)];
  };
  const count = (listing: IndexedListing, place: number) => {
    for (const choice of answersTo(listing, COUNTED_FACETS[place]!)) counts[place]![choice]! += 1;
  };

  for (const listing of inOrder(index, sort)) {
    const { id, price } = listing.record;
    let missed: CountedFacet | 'price' | undefined =
      price < priceMin || price > priceMax ? 'price' : undefined;
    let misses = missed ? 1 : 0;
    for (const [facet, chosen] of filters) {
      if (answersTo(listing, facet).some((choice) => chosen.has(choice))) continue;
      missed = facet;
      misses += 1;
      if (misses > 1) break;
    }
    // Words cost most, so they come last.
    if (misses > 1 || !matchesText(listing)) continue;
    if (missed === undefined || missed === 'price') {
      lowest = Math.min(lowest, price);
      highest = Math.max(highest, price);
    }
    if (missed === undefined) {
      if (excluded.has(id)) excludedHits += 1;
      else hits.push(listing.record);
      for (let place = 0; place < COUNTED_FACETS.length; place += 1) count(listing, place);
    } else if (missed !== 'price') count(listing, COUNTED_FACETS.indexOf(missed));
  }
  return {
    hits,
    excludedHits,
    counts: Object.fromEntries(
      COUNTED_FACETS.map((facet, place) => [
        facet,
        new Map(choicesIn(index, facet).map((choice, at) => [choice, counts[place]![at]!])),
      ]),
    ) as FacetCounts,
    prices: lowest === Infinity ? null : { min: lowest, max: highest },
  };
}
