import type { QueryParams } from '../contract/types';
import {
  INDEXED_FACETS,
  indexOf,
  type Catalogue,
  type IndexedFacet,
  type IndexedListing,
  type KindIndex,
  type SortKey,
} from './listingIndex';
import { listingWords, type ListingWords } from './listingWords';
import { STATUS_CHOICES, statusAt } from '../rules/listingFigures';
import { ordered, type Order } from '../rules/order';
import type { ListingRecord, ListingTextRecord } from '../store/records';

export type ListingQuery = Omit<QueryParams<'listListings'>, 'page' | 'pageSize'>;

type CountedFacet = IndexedFacet | 'status';
const COUNTED_FACETS: readonly CountedFacet[] = [...INDEXED_FACETS, 'status'];

/** The choices of the status filter. Which of them a listing answers to changes with the time. */
const STATUSES = ['live', 'ending-soon'] as const;

/** A listing without a discount is no deal, and answers to none. */
function statusPlaces({ sortKeys, endsAt }: IndexedListing, time: number): number[] {
  const status = sortKeys.discount > 0 ? statusAt(endsAt, time) : 'ended';
  return STATUS_CHOICES[status].map((choice) => STATUSES.indexOf(choice));
}

/**
 * How many listings each choice of a filter would leave, by filter and choice. Every choice that
 * the kind has is there, if only with 0.
 */
export type FacetCounts = Record<CountedFacet, Map<string, number>>;

export interface ListingSearch {
  /** All that match and are not excluded, in the order asked for. */
  hits: ListingRecord[];
  counts: FacetCounts;
  /** The span of prices, the price filter aside; null where nothing is left. */
  prices: { min: number; max: number } | null;
  /** Why a listing was found, where its card does not show it; see {@link ListingWords}. */
  matchOf: ListingWords['matchOf'];
}

type Filter = [facet: CountedFacet, chosen: ReadonlySet<number>];

const choicesIn = (index: KindIndex, facet: CountedFacet): readonly string[] =>
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

type Sort = NonNullable<ListingQuery['sort']>;

/** What is popular comes first where nothing else decides, or where there are no words to answer. */
const POPULAR: Sort = ['-popularity'];

type Placed = { id: string; of: IndexedListing };

const placed = (listing: IndexedListing): Placed => ({ id: listing.record.id, of: listing });

function orderBy(sort: Sort, scoreOf: (listing: IndexedListing) => number): Order<Placed> {
  return ordered<Placed>(
    ...sort.flatMap((order): Order<Placed>[] => {
      if (order === 'relevance') {
        const scores = new Map<IndexedListing, number>();
        const score = ({ of }: Placed) => {
          if (!scores.has(of)) scores.set(of, scoreOf(of));
          return scores.get(of)!;
        };
        return [
          (a, b) => score(b) - score(a),
          (a, b) => b.of.sortKeys.popularity - a.of.sortKeys.popularity,
        ];
      }
      const sign = order.startsWith('-') ? -1 : 1;
      const key = order.replace('-', '') as SortKey;
      return [(a, b) => sign * (a.of.sortKeys[key] - b.of.sortKeys[key])];
    }),
  );
}

/** All listings of the kind in an order; sorted once, so that a search only has to leave some out. */
function inOrder(index: KindIndex, sort: Sort): IndexedListing[] {
  const name = sort.join();
  let sorted = index.inOrder.get(name);
  if (!sorted) {
    sorted = index.listings
      .map(placed)
      .sort(orderBy(sort, () => 0))
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
  const { kind, q = '', priceMin = 0, priceMax = Infinity, sort = ['relevance'] } = query;
  const excluded = new Set(query.exclude);
  const index = indexOf(catalogue)[kind];
  const words = listingWords(catalogue, texts, q);
  // How well the words are answered is known of what is found, not of all there is.
  const isByWords = q.trim() !== '' && sort.includes('relevance');
  const filters = filtersOf(index, query);
  const time = now.getTime();
  const counts = COUNTED_FACETS.map((facet) => new Int32Array(choicesIn(index, facet).length));
  const found: IndexedListing[] = [];
  let lowest = Infinity;
  let highest = -Infinity;

  const answersTo = (listing: IndexedListing, facet: CountedFacet): readonly number[] => {
    return facet === 'status' ? statusPlaces(listing, time) : listing.choices[facet];
  };
  const count = (listing: IndexedListing, place: number) => {
    for (const choice of answersTo(listing, COUNTED_FACETS[place]!)) counts[place]![choice]! += 1;
  };

  for (const listing of inOrder(index, isByWords ? POPULAR : sort)) {
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
    if (misses > 1 || !words.holds(listing)) continue;
    if (missed === undefined || missed === 'price') {
      lowest = Math.min(lowest, price);
      highest = Math.max(highest, price);
    }
    if (missed === undefined) {
      if (!excluded.has(id)) found.push(listing);
      for (let place = 0; place < COUNTED_FACETS.length; place += 1) count(listing, place);
    } else if (missed !== 'price') count(listing, COUNTED_FACETS.indexOf(missed));
  }
  const hits = isByWords
    ? found
        .map(placed)
        .sort(orderBy(sort, words.scoreOf))
        .map(({ of }) => of)
    : found;
  return {
    hits: hits.map(({ record }) => record),
    counts: Object.fromEntries(
      COUNTED_FACETS.map((facet, place) => [
        facet,
        new Map(choicesIn(index, facet).map((choice, at) => [choice, counts[place]![at]!])),
      ]),
    ) as FacetCounts,
    prices: lowest === Infinity ? null : { min: lowest, max: highest },
    matchOf: words.matchOf,
  };
}
