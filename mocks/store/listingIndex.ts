import type { components } from '../../src/api/schema';
import { MIN_RATINGS } from './facetChoices';
import { discountPercentOf, ratingOf } from './listingFigures';
import type { ListingRecord, ListingTextRecord, NamedRecord } from './records';
import { wordLine } from './words';

/** The filters with countable choices; `status` is not among them, it changes with the time. */
export const INDEXED_FACETS = [
  'category',
  'minRating',
  'operatingSystem',
  'feature',
  'integration',
  'certification',
  'planType',
] as const;

export type IndexedFacet = (typeof INDEXED_FACETS)[number];

/** What an order of listings compares. */
export type SortKey = 'popularity' | 'rating' | 'price' | 'discount' | 'createdAt' | 'title';

/** A listing with everything that a search asks of it worked out beforehand. */
export interface IndexedListing {
  record: ListingRecord;
  /** For each filter the choices that it answers to. */
  choices: Record<IndexedFacet, string[]>;
  /** When the deal ends in milliseconds since 1970, or Infinity where it runs on. */
  endsAt: number;
  /** Larger is later in an ascending order; a title has its place among all titles. */
  sortKeys: Record<SortKey, number>;
  /** The words of title, vendor, categories and tagline. */
  lines: { title: string; vendor: string; categories: string; tagline: string };
}

/** The records that a search runs over. */
export interface Catalogue {
  listings: readonly ListingRecord[];
  categories: readonly NamedRecord[];
}

interface Index {
  categories: readonly NamedRecord[];
  byKind: Record<components['schemas']['ListingKind'], IndexedListing[]>;
}

const indexes = new WeakMap<readonly ListingRecord[], Index>();

/** The index of a catalogue, made once for each array of listings: a collection keeps its array until it changes. */
export function indexOf({ listings, categories }: Catalogue): Index['byKind'] {
  const known = indexes.get(listings);
  if (known?.categories === categories) return known.byKind;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const collator = new Intl.Collator('en-US', { numeric: true });
  const byTitle = listings.toSorted((a, b) => collator.compare(a.title, b.title));
  const places = new Map<ListingRecord, number>();
  byTitle.forEach((record, place) => {
    // Equal titles share a place, so that the next order decides between them.
    const before = byTitle[place - 1];
    const same = before !== undefined && collator.compare(before.title, record.title) === 0;
    places.set(record, same ? places.get(before)! : place);
  });
  const byKind: Index['byKind'] = { software: [], course: [] };
  for (const record of listings) {
    byKind[record.kind].push(indexed(record, names, places.get(record)!));
  }
  indexes.set(listings, { categories, byKind });
  return byKind;
}

function indexed(record: ListingRecord, names: Map<string, string>, place: number): IndexedListing {
  const { average } = ratingOf(record.starCounts);
  return {
    record,
    choices: {
      category: record.categoryIds,
      minRating: MIN_RATINGS.filter(([least]) => average >= least).map(([least]) => String(least)),
      operatingSystem: record.operatingSystems,
      feature: record.features,
      integration: record.integrationIds,
      certification: record.certification === null ? [] : [record.certification],
      planType: [record.planType],
    },
    endsAt: record.endsAt === null ? Infinity : Date.parse(record.endsAt),
    sortKeys: {
      popularity: record.popularity,
      rating: average,
      price: record.price,
      discount: discountPercentOf(record),
      createdAt: Date.parse(record.createdAt),
      title: place,
    },
    lines: {
      title: wordLine(record.title),
      vendor: wordLine(record.vendor.name),
      categories: wordLine(...record.categoryIds.map((id) => names.get(id) ?? '')),
      tagline: wordLine(record.tagline),
    },
  };
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
