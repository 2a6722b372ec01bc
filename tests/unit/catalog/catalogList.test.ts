import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogLists, SORTS, type CatalogQuery } from '../../../src/features/catalog/catalogList';

const { software: catalogList, course: courseList } = catalogLists;
const EVERYTHING = catalogList.everything;

const slugs = fc.uniqueArray(
  fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/).filter((slug) => slug.length <= 64),
  { maxLength: 40 },
);
const amount = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
const price = fc
  .record({ min: amount, max: amount })
  .map(({ min, max }) =>
    min !== null && max !== null && max < min ? { min: max, max: min } : { min, max },
  );

const queries: fc.Arbitrary<CatalogQuery> = fc
  .record<CatalogQuery>({
    q: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
    vendor: fc.constantFrom('quillbird-labs', 'amsel-works', null),
    category: slugs,
    rating: fc.constantFrom(4.5, 4, 3.5, 3, null),
    status: fc.constantFrom('live', 'ending-soon', null),
    os: fc.subarray(['browser', 'windows', 'macos', 'linux', 'ios', 'android', 'chromeos']),
    feature: fc.subarray(['gdpr-compliant', 'ai', 'white-label']),
    integration: slugs,
    certification: fc.subarray(['basic', 'diploma', 'advance']),
    language: fc.constant([]),
    length: fc.constant([]),
    plan: fc.constantFrom('lifetime', 'annual', null),
    price,
    sort: fc.constantFrom(...(Object.keys(SORTS) as (keyof typeof SORTS)[])),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .filter(({ q }) => q.length <= 100);

const courseQueries: fc.Arbitrary<CatalogQuery> = fc
  .record<Pick<CatalogQuery, 'language' | 'length'>>({
    language: fc.subarray(['english', 'french', 'german', 'hindi', 'portuguese', 'spanish']),
    length: fc.subarray(['up-to-4-hours', '4-to-8-hours', '8-to-16-hours', 'over-16-hours']),
  })
  .chain((own) =>
    queries.map((query) => ({ ...query, ...own, os: [], feature: [], integration: [] })),
  );

const names = [...Object.keys(EVERYTHING), 'min', 'max'];
const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(fc.constantFrom(...names), fc.string()))
    .map((pairs) => `?${new URLSearchParams(pairs)}`),
);

describe('the URL of the catalog', () => {
  it('gives back every query that was written into it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(catalogList.parse(catalogList.toSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
    fc.assert(
      fc.property(courseQueries, (query) => {
        expect(courseList.parse(courseList.toSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  it('is read whatever it holds, and what was read can be written and read again', () => {
    fc.assert(
      fc.property(junk, fc.constantFrom(catalogList, courseList), (search, list) => {
        const { query } = list.parse(search);
        expect(list.parse(list.toSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  it('is empty for the whole catalog', () => {
    expect(catalogList.toSearch(EVERYTHING)).toBe('');
    expect(catalogList.parse('')).toEqual({ query: EVERYTHING, ignored: [] });
  });

  it('reads like a sentence', () => {
    const query: CatalogQuery = {
      ...EVERYTHING,
      q: 'email reply',
      category: ['email', 'crm'],
      rating: 4.5,
      price: { min: 1000, max: 4950 },
      sort: 'price-low',
      page: 2,
    };
    expect(catalogList.toSearch(query)).toBe(
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
    expect(catalogList.parse(search)).toEqual({ query: EVERYTHING, ignored });
  });

  it('keeps the good values beside a bad one', () => {
    const { query, ignored } = catalogList.parse('?os=linux&os=beos&os=linux&rating=4&rating=3');
    expect(query).toEqual({ ...EVERYTHING, os: ['linux'], rating: 4 });
    expect(ignored).toEqual([
      { name: 'os', value: 'beos' },
      { name: 'rating', value: '3' },
    ]);
  });

  it('reads level, language and length of courses, and names a wrong one', () => {
    const { query, ignored } = courseList.parse(
      '?certification=basic&language=hindi&language=klingon&length=4-to-8-hours&length=4',
    );
    expect(query).toEqual({
      ...EVERYTHING,
      certification: ['basic'],
      language: ['hindi'],
      length: ['4-to-8-hours'],
    });
    expect(ignored).toEqual([
      { name: 'language', value: 'klingon' },
      { name: 'length', value: '4' },
    ]);
    expect(courseList.toParams(query)).toMatchObject({
      certification: ['basic'],
      language: ['hindi'],
      length: ['4-to-8-hours'],
    });
  });

  it('names the filters that only the other kind has, instead of finding less by them', () => {
    const search = '?os=windows&feature=ai&integration=slack&language=french&rating=4';
    expect(courseList.parse(search)).toEqual({
      query: { ...EVERYTHING, language: ['french'], rating: 4 },
      ignored: [
        { name: 'os', value: 'windows' },
        { name: 'feature', value: 'ai' },
        { name: 'integration', value: 'slack' },
      ],
    });
    expect(catalogList.parse('?length=over-16-hours&language=french&os=windows')).toEqual({
      query: { ...EVERYTHING, os: ['windows'] },
      ignored: [
        { name: 'length', value: 'over-16-hours' },
        { name: 'language', value: 'french' },
      ],
    });
  });

  it('passes over parameters without a value and those of others', () => {
    const search = '?q=&category=&min=&page=&utm_source=letter&fbclid=1';
    expect(catalogList.parse(search)).toEqual({ query: EVERYTHING, ignored: [] });
  });
});

describe('the chips of the catalog', () => {
  it('name each filter as the server does, and by its id until that is known', () => {
    const { query } = catalogList.parse(
      '?q=crm&category=email&os=linux&os=ios&rating=4&min=10&max=20',
    );
    const applied = catalogList.applied(query, {
      category: () => undefined,
      rating: (id) => `${id} & up`,
      os: (id) => (id === 'ios' ? 'iOS' : undefined),
    });
    expect(applied.map(({ label }) => label)).toEqual([
      '“crm”',
      'Email',
      '4 & up',
      'Linux',
      'iOS',
      '$10 to $20',
    ]);
    expect(applied.at(-1)?.without).toEqual({ price: { min: null, max: null } });
    expect(applied.find(({ key }) => key === 'os=linux')?.without).toEqual({ os: ['ios'] });
  });
});

describe('the query for the API', () => {
  it('asks in the words of the contract', () => {
    const { query } = catalogList.parse('?rating=4&os=linux&plan=annual&min=10&sort=rating&page=3');
    expect(catalogList.toParams(query)).toEqual({
      minRating: 4,
      operatingSystem: ['linux'],
      planType: 'annual',
      priceMin: 1000,
      sort: ['-rating', '-popularity'],
      page: 3,
      pageSize: 18,
    });
  });

  it('leaves out what is not asked for, and the order to the server', () => {
    const asked = Object.entries(catalogList.toParams(EVERYTHING)).filter(
      ([, value]) => value !== undefined,
    );
    expect(Object.fromEntries(asked)).toEqual({
      page: 1,
      pageSize: 18,
    });
  });
});
