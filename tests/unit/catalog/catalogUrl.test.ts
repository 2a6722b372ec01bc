import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  SORTS,
  toListingQuery,
  type CatalogQuery,
  type CatalogSort,
} from '../../../src/features/catalog/catalogQuery';
import { parseCatalogUrl, toSearch } from '../../../src/features/catalog/catalogUrl';

const slugs = fc.uniqueArray(
  fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/).filter((slug) => slug.length <= 64),
  { maxLength: 40 },
);
const price = fc.option(fc.integer({ min: 0, max: 100_000_000 }));

const queries: fc.Arbitrary<CatalogQuery> = fc
  .record<CatalogQuery>({
    q: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
    category: slugs,
    rating: fc.constantFrom(4.5, 4, 3.5, 3, null),
    status: fc.constantFrom('live', 'ending-soon', null),
    os: fc.subarray(['browser', 'windows', 'macos', 'linux', 'ios', 'android', 'chromeos']),
    feature: fc.subarray(['gdpr-compliant', 'ai', 'white-label']),
    integration: slugs,
    certification: fc.subarray(['basic', 'diploma', 'advance']),
    plan: fc.constantFrom('lifetime', 'annual', null),
    min: price,
    max: price,
    sort: fc.constantFrom(...(Object.keys(SORTS) as CatalogSort[])),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .filter(({ q }) => q.length <= 100)
  .map((query) =>
    query.min !== null && query.max !== null && query.max < query.min
      ? { ...query, min: query.max, max: query.min }
      : query,
  );

const names = Object.keys(EVERYTHING);
const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(fc.constantFrom(...names), fc.string()))
    .map((pairs) => `?${new URLSearchParams(pairs)}`),
);

describe('the address of the catalog', () => {
  it('gives back every query that was written into it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseCatalogUrl(toSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  it('is read whatever stands in it, and what was read can be written and read again', () => {
    fc.assert(
      fc.property(junk, (search) => {
        const { query } = parseCatalogUrl(search);
        expect(parseCatalogUrl(toSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  it('is empty for the whole catalog', () => {
    expect(toSearch(EVERYTHING)).toBe('');
    expect(parseCatalogUrl('')).toEqual({ query: EVERYTHING, ignored: [] });
  });

  it('reads like a sentence', () => {
    const query: CatalogQuery = {
      ...EVERYTHING,
      q: 'email reply',
      category: ['email', 'crm'],
      rating: 4.5,
      min: 1000,
      max: 4950,
      sort: 'price-low',
      page: 2,
    };
    expect(toSearch(query)).toBe(
      '?q=email+reply&category=email&category=crm&rating=4.5&min=10&max=49.50&sort=price-low&page=2',
    );
  });

  it.each([
    ['?rating=99', [{ name: 'rating', value: '99' }]],
    ['?sort=cheapest', [{ name: 'sort', value: 'cheapest' }]],
    ['?sort=constructor', [{ name: 'sort', value: 'constructor' }]],
    ['?page=0', [{ name: 'page', value: '0' }]],
    ['?page=1e3', [{ name: 'page', value: '1e3' }]],
    ['?page=100001', [{ name: 'page', value: '100001' }]],
    ['?min=-5', [{ name: 'min', value: '-5' }]],
    ['?max=9.999', [{ name: 'max', value: '9.999' }]],
    ['?max=1000000.01', [{ name: 'max', value: '1000000.01' }]],
    ['?category=No%20Slug', [{ name: 'category', value: 'No Slug' }]],
    [`?q=${'x'.repeat(101)}`, [{ name: 'q', value: 'x'.repeat(101) }]],
    [
      '?min=50&max=20',
      [
        { name: 'min', value: '50' },
        { name: 'max', value: '20' },
      ],
    ],
  ])('names what it ignores: %s', (search, ignored) => {
    expect(parseCatalogUrl(search)).toEqual({ query: EVERYTHING, ignored });
  });

  it('keeps the good values beside a bad one', () => {
    const { query, ignored } = parseCatalogUrl('?os=linux&os=beos&os=linux&rating=4&rating=3');
    expect(query).toEqual({ ...EVERYTHING, os: ['linux'], rating: 4 });
    expect(ignored).toEqual([
      { name: 'os', value: 'beos' },
      { name: 'rating', value: '3' },
    ]);
  });

  it('passes over parameters without a value and those of others', () => {
    const search = '?q=&category=&min=&page=&utm_source=letter&fbclid=1';
    expect(parseCatalogUrl(search)).toEqual({ query: EVERYTHING, ignored: [] });
  });
});

describe('the query for the API', () => {
  it('leaves out what is not asked for', () => {
    const asked = Object.entries(toListingQuery('course', EVERYTHING)).filter(
      ([, value]) => value !== undefined,
    );
    expect(Object.fromEntries(asked)).toEqual({
      kind: 'course',
      sort: ['-popularity'],
      page: 1,
      pageSize: 20,
    });
  });
});
