/** What the contract says at its top of all lists: search, order and figures. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OperationId } from '../../mocks/contract/types';
import { operationOf, toRequest, useMockServer } from '../support/mockServer';

const mock = useMockServer();

/** The items of any list. */
async function itemsOf(
  operationId: OperationId,
  query: object,
): Promise<Record<string, unknown>[]> {
  const response = await mock.send(...toRequest(operationOf(operationId), { query }));
  expect(response.status, operationId).toBe(200);
  return ((await response.json()) as { items: Record<string, unknown>[] }).items;
}

const idsOf = async (operationId: OperationId, query: object) =>
  (await itemsOf(operationId, query)).map(({ id }) => id);

describe.each([
  ['listListings', { kind: 'software', pageSize: 100 }],
  ['listListings', { kind: 'course', pageSize: 100 }],
  ['listDeals', { pageSize: 100 }],
  ['listTemplates', { pageSize: 100 }],
  ['listArticles', { pageSize: 100 }],
  ['listTerms', {}],
  ['listDiscussions', { pageSize: 100 }],
  ['listHelpQuestions', {}],
] as const)('the search of %s %j', (operationId, query) => {
  const find = (q: string) => idsOf(operationId, { ...query, q });

  test('forgives a typing error and asks for every word, by its beginning, in any order', async () => {
    const titled = (await itemsOf(operationId, query)).map(({ id, title, question }) => {
      const words = String(title ?? question).match(/\p{L}+/gu) ?? [];
      return { id, words, longest: words.toSorted((a, b) => b.length - a.length)[0] ?? '' };
    });
    const { id, words, longest } = titled.find((one) => one.longest.length >= 7)!;
    const wrong = longest.replace(/^(..)(.)(.)/u, '$1$3$2');
    expect(await find(wrong), wrong).toContain(id);
    expect(await find(words.toReversed().join(' ').toUpperCase())).toContain(id);
    expect(await find(longest.slice(0, -1))).toContain(id);
    expect(await find(`${longest} qqqqqqqq`)).toEqual([]);
  });

  test('finds nothing by symbols alone, and everything by nothing', async () => {
    for (const q of ['!?', '%', '()[]*+?\\']) expect(await find(q), q).toEqual([]);
    expect(await find('')).toEqual(await idsOf(operationId, query));
  });
});

test('every search of the contract says where its rules are', () => {
  const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
  const { paths } = parse(text) as {
    paths: Record<string, { get?: { parameters?: { name?: string; description?: string }[] } }>;
  };
  const searches = Object.values(paths).flatMap(
    ({ get }) => get?.parameters?.filter(({ name }) => name === 'q') ?? [],
  );
  expect(searches.length).toBeGreaterThan(8);
  for (const { description } of searches)
    expect(description).toMatch(/; see \*Search\* at the top/);
});

describe('titles sort as in English', () => {
  const SORTED = ['ant', 'Ant farm', 'eclair', 'éclair', 'Éclair shop', 'Tier 2', 'Tier 10', 'zoo'];

  test.each([
    ['listListings', { kind: 'software' }],
    ['listDeals', {}],
  ] as const)('in %s', async (operationId, query) => {
    const { listings } = await mock.backend.store.open('listings');
    const deals = await mock.call('listDeals', 200, { query: { pageSize: 100 } });
    for (const [index, title] of SORTED.toReversed().entries()) {
      const { listingId } = deals.items[index]!;
      listings.put({ ...listings.get(listingId)!, title });
    }
    const items = await itemsOf(operationId, { ...query, sort: ['title'], pageSize: 100 });
    const titles = items.map(({ title }) => String(title));
    expect(titles.filter((title) => SORTED.includes(title))).toEqual(SORTED);
  });

  test('in listTemplates', async () => {
    const { templates } = await mock.backend.store.open('templates');
    for (const [index, title] of SORTED.toReversed().entries()) {
      templates.put({ ...templates.all()[index]!, title });
    }
    const items = await itemsOf('listTemplates', { sort: ['title'], pageSize: 100 });
    const titles = items.map(({ title }) => String(title));
    expect(titles.filter((title) => SORTED.includes(title))).toEqual(SORTED);
  });
});

test('popularity is how often a record was opened in the last 30 days, ties by id', async () => {
  const { listings } = await mock.backend.store.open('listings');
  // Popular tools are well rated ones.
  const { starCounts } = listings.get('replywright')!;
  const opened = (id: string, popularity: number) =>
    listings.put({ ...listings.get(id)!, popularity, starCounts });
  opened('callbrook', 1_000_000);
  opened('handoffly-board', 900_000);
  opened('replywright', 900_000);
  const first = ['callbrook', 'handoffly-board', 'replywright'];
  const query = { kind: 'software' };
  expect((await idsOf('listListings', query)).slice(0, 3)).toEqual(first);
  expect(await idsOf('listListings', { ...query, sort: ['-popularity'] })).toEqual(
    await idsOf('listListings', query),
  );
  const elsewhere = [
    ...(await idsOf('listBestOffers', {})),
    ...(await idsOf('listTopSellers', {})),
  ];
  const rest = first.filter((id) => !elsewhere.includes(id));
  expect(rest).toHaveLength(2);
  expect((await idsOf('listPopularTools', {})).slice(0, rest.length)).toEqual(rest);
  const deals = await itemsOf('listDeals', { pageSize: 100, sort: ['-popularity'] });
  const shown = deals.map(({ listingId }) => String(listingId));
  expect(shown).toEqual(
    shown.toSorted(
      (a, b) => listings.get(b)!.popularity - listings.get(a)!.popularity || (a < b ? -1 : 1),
    ),
  );
});

test.each([
  // 79 stars of 20 ratings are 3.95, which rounds to 4.0; 89 are 4.45.
  [[0, 0, 0, 20, 0], 4, true],
  [[0, 0, 1, 19, 0], 4, true],
  [[0, 0, 2, 18, 0], 4, false],
  [[0, 0, 0, 11, 9], 4.5, true],
  [[0, 0, 0, 12, 8], 4.5, false],
] as const)('with the stars %j, minRating %s is met: %s', async (starCounts, minRating, isMet) => {
  const { listings } = await mock.backend.store.open('listings');
  listings.put({ ...listings.get('docsage')!, starCounts: [...starCounts] });
  const query = { kind: 'software', minRating, pageSize: 100 } as const;
  const { items, facets, page } = await mock.call('listListings', 200, { query });
  expect(items.some(({ id }) => id === 'docsage')).toBe(isMet);
  for (const { rating } of items) expect(rating.average).toBeGreaterThanOrEqual(minRating);
  const choice = facets.minRating.find(({ value }) => value === String(minRating))!;
  expect(choice.count).toBe(page.totalItems);
});
