import {
  parseKeyOf,
  parsePage,
  parseSlug,
  parseWords,
  UrlReader,
  type IgnoredParameter,
} from '../../list/UrlReader';
import { EVERYTHING, SORTS, type CatalogQuery } from './catalogQuery';
import { FILTER_GROUPS, type ManyFilter, type OneFilter } from './filterGroups';

export interface CatalogUrl {
  query: CatalogQuery;
  /** What was left out of the query, in the order of the address. */
  ignored: IgnoredParameter[];
}

/** Bounds of the contract. */
const MAX_SLUGS = 40;
export const MAX_PRICE_MINOR = 100_000_000;

const MANY: readonly ManyFilter[] = ['category', 'os', 'feature', 'integration', 'certification'];
const ONE: readonly OneFilter[] = ['rating', 'status', 'plan'];

/** The fixed choices of a filter by their spelling in the address; null where any slug may stand. */
function choicesOf(name: ManyFilter | OneFilter): Map<string, string | number> | null {
  const group = FILTER_GROUPS.find((one) => one.name === name);
  if (!group || group.type === 'price' || !group.choices) return null;
  return new Map(group.choices.map(({ value }) => [String(value), value]));
}

const CHOICES = new Map([...MANY, ...ONE].map((name) => [name, choicesOf(name)]));

/** `12` and `12.50` in cents; undefined for anything else or beyond the contract's bound. */
function parseDollars(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor <= MAX_PRICE_MINOR ? minor : undefined;
}

/** Cents as dollars without a sign: `12` or `12.50`. */
export function toDollars(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

function parseChoice(name: ManyFilter | OneFilter) {
  const choices = CHOICES.get(name);
  return (text: string) => (choices ? choices.get(text) : parseSlug(text));
}

/**
 * Reads the query from an address. Never throws: values that make no sense are left out and named,
 * parameters of others (such as those of campaigns) are passed over.
 *
 * @param search the part of the address from `?` on
 */
export function parseCatalogUrl(search: string): CatalogUrl {
  const reader = new UrlReader(search);
  const query: CatalogQuery = {
    ...EVERYTHING,
    q: reader.one('q', parseWords) ?? '',
    min: reader.one('min', parseDollars) ?? null,
    max: reader.one('max', parseDollars) ?? null,
    sort: reader.one('sort', parseKeyOf(SORTS)) ?? EVERYTHING.sort,
    page: reader.one('page', parsePage) ?? EVERYTHING.page,
  };
  // The choices of a filter are of its type: CHOICES holds nothing else.
  const filters: Record<string, unknown> = {};
  for (const name of MANY) filters[name] = reader.many(name, parseChoice(name), MAX_SLUGS);
  for (const name of ONE) filters[name] = reader.one(name, parseChoice(name)) ?? null;
  Object.assign(query, filters);

  if (query.min !== null && query.max !== null && query.max < query.min) {
    reader.ignored.push(
      { name: 'min', value: toDollars(query.min) },
      { name: 'max', value: toDollars(query.max) },
    );
    query.min = null;
    query.max = null;
  }
  return { query, ignored: reader.ignored };
}

/**
 * Writes the query into an address, so that `parseCatalogUrl` reads the same again. What is at its
 * default is left out.
 *
 * @returns the part of the address from `?` on; empty for the whole catalog
 */
export function toSearch(query: CatalogQuery): string {
  const params = new URLSearchParams();
  const q = query.q.trim();
  if (q) params.set('q', q);
  for (const { name, type } of FILTER_GROUPS) {
    if (type === 'many') query[name].forEach((value) => params.append(name, value));
    else if (type === 'one' && query[name] !== null) params.set(name, String(query[name]));
    else if (type === 'price') {
      if (query.min !== null) params.set('min', toDollars(query.min));
      if (query.max !== null) params.set('max', toDollars(query.max));
    }
  }
  if (query.sort !== EVERYTHING.sort) params.set('sort', query.sort);
  if (query.page !== EVERYTHING.page) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}
