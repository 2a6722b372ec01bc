import type { components } from '../../src/api/schema.d';
import { compareText } from '../rules/order';
import { LANGUAGES, lengthOf, MIN_RATINGS, tagsOf } from '../rules/facetChoices';
import { discountPercentOf, ratingOf } from '../rules/listingFigures';
import type { ListingRecord, ListingTextRecord, NamedRecord } from '../store/records';
import { wordLine } from './words';

/** The filters with countable choices; `status` is not among them, it changes with the time. */
export const INDEXED_FACETS = [
  'category',
  'minRating',
  'operatingSystem',
  'feature',
  'integration',
  'certification',
  'language',
  'length',
  'planType',
] as const;

export type IndexedFacet = (typeof INDEXED_FACETS)[number];

/** What an order of listings compares. */
export type SortKey = 'popularity' | 'rating' | 'price' | 'discount' | 'createdAt' | 'title';

/** A listing with everything that a search asks of it worked out in advance. */
export interface IndexedListing {
  record: ListingRecord;
  /** For each filter the choices that it answers to, as places in {@link KindIndex.choices}. */
  choices: Record<IndexedFacet, number[]>;
  /** When the deal ends in milliseconds since 1970, or Infinity where it runs on. */
  endsAt: number;
  /** Larger is later in an ascending order; a title has its place among all titles. */
  sortKeys: Record<SortKey, number>;
  /** The words of title, vendor, categories, tagline and tags, and all of these in one. */
  lines: Record<'title' | 'vendor' | 'categories' | 'tagline' | 'tags' | 'all', string>;
}

/** All listings of one kind. */
export interface KindIndex {
  listings: IndexedListing[];
  /** For each filter the choices that any listing of the kind answers to. */
  choices: Record<IndexedFacet, string[]>;
  /** The listings in each order that was asked for so far; orders do not change with the time. */
  inOrder: Map<string, IndexedListing[]>;
}

/** The records that a search runs over. */
export interface Catalogue {
  listings: readonly ListingRecord[];
  categories: readonly NamedRecord[];
}

type ByKind = Record<components['schemas']['ListingKind'], KindIndex>;

const indexes = new WeakMap<
  readonly ListingRecord[],
  { categories: readonly NamedRecord[]; byKind: ByKind }
>();

/**
 * The index of a catalogue, made once for each array of listings: a collection keeps its array until
 * it changes.
 */
export function indexOf({ listings, categories }: Catalogue): ByKind {
  const known = indexes.get(listings);
  if (known?.categories === categories) return known.byKind;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const places = titlePlaces(listings);
  const byKind: ByKind = { software: emptyIndex(), course: emptyIndex() };
  for (const record of listings) {
    const { listings: ofKind, choices } = byKind[record.kind];
    const { chosen, lines, sortKeys, endsAt } = factsOf(record, categories, names);
    ofKind.push({
      record,
      choices: placesOf(chosen, choices),
      endsAt,
      sortKeys: { ...sortKeys, title: places.get(record)! },
      lines,
    });
  }
  indexes.set(listings, { categories, byKind });
  return byKind;
}

const emptyIndex = (): KindIndex => ({
  listings: [],
  choices: Object.fromEntries(INDEXED_FACETS.map((facet) => [facet, []])) as never,
  inOrder: new Map(),
});

/** What is worked out of one record alone. */
interface ListingFacts {
  chosen: Record<IndexedFacet, string[]>;
  lines: IndexedListing['lines'];
  sortKeys: Omit<IndexedListing['sortKeys'], 'title'>;
  endsAt: number;
}

/** Kept for as long as the record: one that changes is another object, the others stay as they are. */
const facts = new WeakMap<
  ListingRecord,
  { categories: readonly NamedRecord[]; of: ListingFacts }
>();

function factsOf(
  record: ListingRecord,
  categories: readonly NamedRecord[],
  names: ReadonlyMap<string, string>,
): ListingFacts {
  const known = facts.get(record);
  if (known?.categories === categories) return known.of;
  const of: ListingFacts = {
    chosen: choicesOf(record),
    lines: fieldLinesOf(
      record,
      record.categoryIds.map((id) => names.get(id) ?? ''),
    ),
    sortKeys: {
      popularity: record.popularity,
      rating: ratingOf(record.starCounts).average,
      price: record.price,
      discount: discountPercentOf(record),
      createdAt: Date.parse(record.createdAt),
    },
    endsAt: record.endsAt === null ? Infinity : Date.parse(record.endsAt),
  };
  facts.set(record, { categories, of });
  return of;
}

/** The places of the titles that were put in order last; comparing words costs far more. */
let knownPlaces = new Map<string, number>();

function compareTitles(a: string, b: string): number {
  const [placeOfA, placeOfB] = [knownPlaces.get(a), knownPlaces.get(b)];
  if (placeOfA !== undefined && placeOfB !== undefined) return placeOfA - placeOfB;
  return compareText(a, b);
}

/** The place of each title among all; equal titles share one, so that the next order decides. */
function titlePlaces(listings: readonly ListingRecord[]): Map<ListingRecord, number> {
  const places = new Map<ListingRecord, number>();
  let before: ListingRecord | undefined;
  listings
    .toSorted((a, b) => compareTitles(a.title, b.title))
    .forEach((record, index) => {
      const same = before && compareTitles(before.title, record.title) === 0;
      places.set(record, same ? places.get(before!)! : index);
      before = record;
    });
  knownPlaces = new Map([...places].map(([{ title }, place]) => [title, place]));
  return places;
}

function choicesOf(record: ListingRecord): Record<IndexedFacet, string[]> {
  const { average } = ratingOf(record.starCounts);
  return {
    category: record.categoryIds,
    minRating: MIN_RATINGS.filter(([least]) => average >= least).map(([least]) => String(least)),
    operatingSystem: record.operatingSystems,
    feature: record.features,
    integration: record.integrationIds,
    certification: record.certification === null ? [] : [record.certification],
    language: LANGUAGES.filter(([, name]) => name === record.language).map(([id]) => id),
    length: record.course ? [lengthOf(record.course.minutes)] : [],
    planType: [record.planType],
  };
}

/** The choices as places in the list of all, which grows by those that are new. */
function placesOf(
  chosen: Record<IndexedFacet, string[]>,
  all: KindIndex['choices'],
): IndexedListing['choices'] {
  return Object.fromEntries(
    INDEXED_FACETS.map((facet) => [
      facet,
      chosen[facet].map((choice) => {
        const place = all[facet].indexOf(choice);
        return place >= 0 ? place : all[facet].push(choice) - 1;
      }),
    ]),
  ) as IndexedListing['choices'];
}

function fieldLinesOf(listing: ListingRecord, categories: string[]): IndexedListing['lines'] {
  const lines = {
    title: wordLine(listing.title),
    vendor: wordLine(listing.vendor.name),
    categories: wordLine(...categories),
    tagline: wordLine(listing.tagline),
    tags: wordLine(...tagsOf(listing)),
  };
  return { ...lines, all: Object.values(lines).join('') };
}

/** The words of every listing of both kinds, the descriptions aside. */
export function linesOf(catalogue: Catalogue): string[] {
  const { software, course } = indexOf(catalogue);
  return [...software.listings, ...course.listings].map(({ lines }) => lines.all);
}

const descriptionLines = new WeakMap<readonly ListingTextRecord[], Map<string, string>>();

/** The words of each listing's description, by the listing's id; made once for each array of texts. */
export function descriptionLinesOf(texts: readonly ListingTextRecord[]): Map<string, string> {
  let lines = descriptionLines.get(texts);
  if (!lines) {
    lines = new Map(texts.map(({ id, description }) => [id, wordLine(description)]));
    descriptionLines.set(texts, lines);
  }
  return lines;
}
