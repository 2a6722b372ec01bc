import fc from 'fast-check';
import { requestRules } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import type { QueryParams } from '../../mocks/contract/types';
import type { ListingRecord } from '../../mocks/store/records';
import { arbitraryOf } from '../support/mockArbitraries';
import { useMockServer } from '../support/mockServer';

type Query = QueryParams<'listListings'>;
type Facet = 'category' | 'minRating' | 'status' | 'operatingSystem' | 'feature';

const mock = useMockServer();
const search = (query: Query) => mock.call('listListings', 200, { query });
const { default: rules } = await requestRules.listings!();

/** All of a kind, fetched page by page. */
async function allOf(query: Query) {
  const pages = [];
  for (let page = 1; ; page += 1) {
    const answer = await search({ ...query, page });
    pages.push(...answer.items);
    if (page >= answer.page.totalPages) return pages;
  }
}

describe('what a vendor sells', () => {
  test('is all of it and nothing else, with the choices that it has', async () => {
    const { items, page, facets } = await search({ kind: 'software', vendor: 'quillbird-labs' });
    const everything = await allOf({ kind: 'software' });
    const theirs = everything.filter(({ vendor }) => vendor.id === 'quillbird-labs');
    expect(theirs.length).toBeGreaterThan(1);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(theirs.map(({ id }) => id)));
    expect(page.totalItems).toBe(theirs.length);
    for (const { value, count } of facets.category) {
      const inCategory = theirs.filter(({ categories }) =>
        categories.some(({ id }) => id === value),
      );
      expect(count, value).toBe(inCategory.length);
    }
  });

  test('is nothing where nobody has the id', async () => {
    expect((await search({ kind: 'software', vendor: 'no-such-vendor' })).items).toEqual([]);
  });
});

describe('pages', () => {
  test.each(['software', 'course'] as const)('there are 50 of %s on three pages', async (kind) => {
    const { page } = await search({ kind });
    expect(page).toEqual({ number: 1, size: 20, totalItems: 50, totalPages: 3 });
    const ids = (await allOf({ kind })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
  });

  test.each([
    ['price'],
    ['-rating', 'title'],
    ['createdAt'],
    ['-discount', 'price', 'title'],
  ] as const)('pages in the order %s never overlap', async (...sort) => {
    const found = await allOf({ kind: 'software', sort: [...sort], pageSize: 7 });
    expect(new Set(found.map(({ id }) => id)).size).toBe(50);
  });
});

describe('orders', () => {
  type Listing = Awaited<ReturnType<typeof search>>['items'][number];
  const KEYS: Record<string, (listing: Listing) => number | string> = {
    rating: ({ rating }) => rating.average,
    price: ({ price }) => price.amountMinor,
    discount: ({ discountPercent }) => discountPercent,
    createdAt: ({ createdAt }) => Date.parse(createdAt),
  };

  test.each([
    '-rating',
    'rating',
    'price',
    '-price',
    '-discount',
    '-createdAt',
    'createdAt',
  ] as const)('%s', async (sort) => {
    const keys = (await allOf({ kind: 'course', sort: [sort] })).map(KEYS[sort.replace('-', '')]!);
    const sign = sort.startsWith('-') ? -1 : 1;
    expect(keys).toEqual(keys.toSorted((a, b) => sign * (Number(a) - Number(b))));
  });

  test('title and -title are the reverse of each other', async () => {
    const up = (await allOf({ kind: 'software', sort: ['title'] })).map(({ title }) => title);
    const down = (await allOf({ kind: 'software', sort: ['-title'] })).map(({ title }) => title);
    expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b, 'en-US', { numeric: true })));
    expect(down).toEqual(up.toReversed());
  });

  test('equals are ordered by the next order, and at last by id', async () => {
    const found = await allOf({ kind: 'software', sort: ['-rating', 'title'] });
    for (const [index, listing] of found.slice(1).entries()) {
      const before = found[index]!;
      if (before.rating.average !== listing.rating.average) continue;
      expect(before.title.localeCompare(listing.title, 'en-US', { numeric: true })).toBeLessThan(1);
    }
  });
});

describe('words', () => {
  const ids = async (q: string) => (await allOf({ kind: 'software', q })).map(({ id }) => id);

  test('all have to occur, in any order and case', async () => {
    expect(await ids('replies EMAILS')).toContain('replywright');
    expect(await ids('replywright zzz')).toEqual([]);
  });

  test('title, vendor, category and description are looked through', async () => {
    for (const q of ['replywright', 'letterbox', 'artificial intelligence', 'browser extension']) {
      expect(await ids(q), q).toContain('replywright');
    }
  });

  test('no words leave nothing out, and signs alone find nothing', async () => {
    for (const q of ['', '  ']) expect(await ids(q)).toHaveLength(50);
    expect(await ids('!?')).toEqual([]);
  });
});

describe('filters', () => {
  test('a price limit below the other is refused at its parameter', async () => {
    const problem = await mock.call('listListings', 422, {
      query: { kind: 'software', priceMin: 2000, priceMax: 1999 },
    });
    expect(problem.errors).toMatchObject([{ pointer: '/query/priceMax' }]);
    await search({ kind: 'software', priceMin: 2000, priceMax: 2000 });
  });

  test('a value that nothing has leaves nothing, and stays among the choices', async () => {
    const { items, facets } = await search({ kind: 'software', category: ['no-such-category'] });
    expect(items).toEqual([]);
    expect(facets.price).toEqual({ min: null, max: null });
    expect(facets.category.some(({ count }) => count > 0)).toBe(true);
  });

  test('what is excluded is on no page but in the facets, and unknown ids leave nothing out', async () => {
    const category = ['ai'];
    const all = await search({ kind: 'course' });
    const [first, second] = (await search({ kind: 'course', category })).items;
    const exclude = [first!.id, second!.id, 'never-heard-of'];
    const rest = await search({ kind: 'course', exclude });
    expect(rest.page).toMatchObject({ totalItems: all.page.totalItems - 2 });
    const found = (await allOf({ kind: 'course', exclude })).map(({ id }) => id);
    expect(found).toHaveLength(all.page.totalItems - 2);
    expect(found).not.toEqual(expect.arrayContaining([first!.id]));
    expect(found).not.toEqual(expect.arrayContaining([second!.id]));
    expect(rest.facets).toEqual(all.facets);
    // What does not match was not left out.
    const other = await search({ kind: 'software', exclude });
    expect(other.page).toMatchObject({ totalItems: 50 });
  });

  test('status follows the clock: ending soon is within seven days', async () => {
    const soon = async () =>
      (await allOf({ kind: 'software', status: 'ending-soon' })).map((listing) => listing.id);
    const { endsAt, id } = (await allOf({ kind: 'software' })).find(
      (listing) => listing.status === 'live' && listing.endsAt !== null,
    )!;
    const status = async () =>
      (await mock.call('getListing', 200, { params: { listingId: id } })).status;
    mock.setNow(new Date(Date.parse(endsAt!) - 7 * 86_400_000 - 1));
    expect(await status()).toBe('live');
    expect(await soon()).not.toContain(id);
    mock.setNow(new Date(Date.parse(endsAt!) - 7 * 86_400_000));
    expect(await status()).toBe('ending-soon');
    expect(await soon()).toContain(id);
  });

  test('live deals are those of the deals page, those that end soon among them', async () => {
    const software = { kind: 'software' } as const;
    const live = (await allOf({ ...software, status: 'live' })).map(({ id }) => id);
    const soon = (await allOf({ ...software, status: 'ending-soon' })).map(({ id }) => id);
    expect(live).toEqual(expect.arrayContaining(soon));
    const { items: deals } = await mock.call('listDeals', 200, { query: { pageSize: 100 } });
    expect(live.toSorted()).toEqual(deals.map(({ listingId }) => listingId).sort());
    // What costs no less than it did is no deal.
    expect(live).not.toContain('typeferry');
    const { facets } = await search(software);
    expect(facets.status.map(({ count }) => count)).toEqual([live.length, soon.length]);
  });

  test('lengths and languages part the courses, and leave no software', async () => {
    const { facets } = await search({ kind: 'course' });
    for (const facet of [facets.language, facets.length])
      expect(facet.reduce((sum, { count }) => sum + count, 0)).toBe(50);
    const short = await allOf({ kind: 'course', length: ['up-to-4-hours'] });
    const longer = await allOf({ kind: 'course', length: ['4-to-8-hours'] });
    // A course of exactly so many hours is in the shorter of two spans.
    expect(Math.max(...short.map(({ course }) => course!.minutes))).toBe(240);
    expect(Math.min(...longer.map(({ course }) => course!.minutes))).toBeGreaterThan(240);
    const taught = await allOf({ kind: 'course', language: ['hindi', 'french'] });
    expect(new Set(taught.map(({ language }) => language))).toEqual(new Set(['Hindi', 'French']));
    for (const query of [
      { language: ['english' as const] },
      { length: ['over-16-hours' as const] },
    ])
      expect((await search({ kind: 'software', ...query })).page.totalItems).toBe(0);
  });

  test('facet labels are those of the specification, section 9, and those of courses', async () => {
    const { facets } = await search({ kind: 'course' });
    const labels = (facet: keyof typeof facets) =>
      (facets[facet] as { label: string }[]).map(({ label }) => label);
    expect(labels('minRating')).toEqual(['4.5 & up', '4 & up', '3.5 & up', '3 & up']);
    expect(labels('status')).toEqual(['Live deals', 'Ending soon']);
    expect(labels('operatingSystem')).toEqual([
      'Browser-based',
      'Windows',
      'macOS',
      'Linux',
      'iOS',
      'Android',
      'ChromeOS',
    ]);
    expect(labels('feature')).toEqual(['GDPR-compliant', 'AI', 'White label']);
    expect(labels('certification')).toEqual(['Basic', 'Diploma', 'Advance']);
    expect(labels('language')).toEqual([
      'English',
      'French',
      'German',
      'Hindi',
      'Portuguese',
      'Spanish',
    ]);
    expect(labels('length')).toEqual([
      'Up to 4 hours',
      '4 to 8 hours',
      '8 to 16 hours',
      'Over 16 hours',
    ]);
    expect(labels('planType')).toEqual(['Lifetime deal', 'Annual']);
  });
});

describe('any query', () => {
  const drawn = [
    'kind',
    'minRating',
    'status',
    'operatingSystem',
    'feature',
    'certification',
    'language',
    'length',
    'planType',
  ];
  const values = rules
    .listListings!.parameters.filter(({ name }) => drawn.includes(name))
    .map(({ name, schema }) => [name, arbitraryOf(schema)]);
  const category = fc.subarray(['email', 'ai', 'marketing', 'design']);
  const queries = fc.record(
    {
      ...(Object.fromEntries(values) as { [Name in keyof Query]: fc.Arbitrary<Query[Name]> }),
      category,
    },
    { requiredKeys: ['kind'] },
  ) as fc.Arbitrary<Query>;

  function lengthIn(hours: number): string {
    if (hours <= 4) return 'up-to-4-hours';
    if (hours <= 8) return '4-to-8-hours';
    return hours <= 16 ? '8-to-16-hours' : 'over-16-hours';
  }

  /** What a record has to say to each filter, written as plainly as can be. */
  function matches(record: ListingRecord, query: Query, but?: Facet): boolean {
    const stars = record.starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
    const ratings = record.starCounts.reduce((sum, count) => sum + count, 0);
    const average = Math.round((stars / Math.max(ratings, 1)) * 10) / 10;
    const days = record.endsAt
      ? (Date.parse(record.endsAt) - Date.parse('2023-03-09T12:00:00Z')) / 86_400_000
      : Infinity;
    const isDeal = record.oldPrice !== null && record.oldPrice > record.price;
    const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
      !wanted?.length || wanted.some((value) => has.includes(value));
    return (
      record.kind === query.kind &&
      (but === 'category' || any(query.category, record.categoryIds)) &&
      (but === 'minRating' || average >= (query.minRating ?? 0)) &&
      (but === 'status' || !query.status || (isDeal && (query.status === 'live' || days <= 7))) &&
      (but === 'operatingSystem' || any(query.operatingSystem, record.operatingSystems)) &&
      (but === 'feature' || any(query.feature, record.features)) &&
      any(query.certification, record.certification ? [record.certification] : []) &&
      any(query.language, record.language ? [record.language.toLowerCase()] : []) &&
      any(query.length, record.course ? [lengthIn(record.course.minutes / 60)] : []) &&
      (!query.planType || query.planType === record.planType)
    );
  }

  test('finds what a plain look at every record finds, and counts likewise', async () => {
    const { listings } = await mock.backend.store.open('listings');
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { page, facets } = await search({ ...query, pageSize: 100 });
        const records = listings.all();
        expect(page.totalItems).toBe(records.filter((one) => matches(one, query)).length);
        for (const { value, count } of facets.category) {
          const there = records.filter(
            (one) => matches(one, query, 'category') && one.categoryIds.includes(value),
          );
          expect(count, `category ${value}`).toBe(there.length);
        }
        for (const { value, count } of facets.operatingSystem) {
          const there = records.filter(
            (one) =>
              matches(one, query, 'operatingSystem') &&
              (one.operatingSystems as string[]).includes(value),
          );
          expect(count, value).toBe(there.length);
        }
        for (const { value, count } of facets.minRating) {
          const least = { ...query, minRating: Number(value) as 4 };
          expect(count, value).toBe(records.filter((one) => matches(one, least)).length);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

test('a listing that changes is found by what it says now, and in its new place', async () => {
  const byTitle = async (q = '') =>
    (
      await mock.call('listListings', 200, {
        query: { kind: 'software', sort: ['title'], pageSize: 100, q },
      })
    ).items.map(({ title }) => title);
  const before = await byTitle();
  const { listings } = await mock.backend.store.open('listings');
  listings.put({ ...listings.get('replywright')!, title: 'Aardvark Mail' });
  expect(await byTitle()).toEqual([
    'Aardvark Mail',
    ...before.filter((title) => title !== 'Replywright'),
  ]);
  expect(await byTitle('aardvark')).toEqual(['Aardvark Mail']);
});
