import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const suggest = (q: string, limit?: number) =>
  mock.call('listSearchSuggestions', 200, { query: limit ? { q, limit } : { q } });

describe('suggestions', () => {
  test('the beginning of a name finds it first', async () => {
    const { listings } = await suggest('reply');
    expect(listings[0]?.id).toBe('replywright');
    expect((await suggest('REPLYW')).listings[0]?.id).toBe('replywright');
  });

  test('all words have to be there, the last perhaps unfinished, in any order', async () => {
    const ids = async (q: string) => (await suggest(q, 10)).listings.map(({ id }) => id);
    expect(await ids('email repl')).toContain('replywright');
    expect(await ids('repl email')).toContain('replywright');
    expect(await ids('email zzz')).toEqual([]);
  });

  test('both catalogs are looked through, six at most unless asked otherwise', async () => {
    const { listings } = await suggest('a');
    expect(listings).toHaveLength(6);
    expect(new Set((await suggest('de', 10)).listings.map(({ kind }) => kind)).size).toBe(2);
    expect((await suggest('a', 2)).listings).toHaveLength(2);
  });

  test('“mail” suggests the tools and the category for email', async () => {
    const { listings, categories } = await suggest('mail');
    expect(listings).toHaveLength(6);
    const inEmail = listings.filter((one) => one.categories.some(({ id }) => id === 'email'));
    expect(inEmail.length).toBeGreaterThanOrEqual(4);
    expect(categories.map(({ id }) => id)).toContain('email');
  });

  test('templates are found by name, author and type, and counted as by their list', async () => {
    expect((await suggest('northl')).templates[0]?.id).toBe('northlight-landing');
    const { templates, templateCount } = await suggest('email', 2);
    expect(templates).toHaveLength(2);
    for (const { type } of templates) expect(type.id).toBe('email');
    const list = await mock.call('listTemplates', 200, { query: { q: 'email' } });
    expect(templateCount).toBe(list.page.totalItems);
  });

  test('categories by name come with their counts', async () => {
    const { categories } = await suggest('mark');
    expect(categories[0]).toMatchObject({ id: 'marketing', name: 'Marketing' });
    expect(categories[0]!.listingCounts.software).toBeGreaterThan(0);
  });

  test.each(['%', ' ', '...', '()[]*+?\\', '\u{1F600}'])(
    '%j finds nothing and breaks nothing',
    async (q) => {
      expect(await suggest(q)).toEqual({
        listings: [],
        templates: [],
        categories: [],
        listingCounts: { software: 0, course: 0 },
        templateCount: 0,
      });
    },
  );
});

describe('typing errors', () => {
  test('one error in a word is forgiven, wherever it is', async () => {
    for (const q of ['rplywright', 'replywrihgt', 'repplywright', 'replywrighs']) {
      expect((await suggest(q)).listings[0]?.id, q).toBe('replywright');
    }
    const exact = await mock.call('listListings', 200, { query: { kind: 'software', q: 'email' } });
    const wrong = await mock.call('listListings', 200, { query: { kind: 'software', q: 'emial' } });
    expect(wrong.items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(exact.items.map(({ id }) => id)),
    );
  });

  test('a word that is there is taken as typed', async () => {
    const { items } = await mock.call('listTerms', 200, { query: { q: 'churn' } });
    expect(items.length).toBeGreaterThan(0);
    for (const { title, summary } of items) expect(`${title} ${summary}`).toMatch(/\bchurn/i);
  });
});

describe('the counts of all kinds', () => {
  const countsOf = async (q: string) => {
    const { items } = await mock.call('listSearchCounts', 200, { query: { q } });
    return Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
  };

  test('find nothing by words that every text has', async () => {
    expect(Object.values(await countsOf('nothing-like-this')).filter(Boolean)).toEqual([]);
  });

  test('are those of the lists themselves', async () => {
    const q = 'figma';
    const counts = await countsOf(q);
    const totals = async (kind: 'software' | 'course') =>
      (await mock.call('listListings', 200, { query: { kind, q } })).page.totalItems;
    expect(counts.software).toBe(await totals('software'));
    expect(counts.course).toBe(await totals('course'));
    expect(counts.course).toBeGreaterThan(0);
    expect((await suggest(q)).listingCounts).toEqual({
      software: counts.software,
      course: counts.course,
    });
    expect(counts.deal).toBe((await mock.call('listDeals', 200, { query: { q } })).page.totalItems);
    expect(counts.article).toBe(
      (await mock.call('listArticles', 200, { query: { q } })).page.totalItems,
    );
    expect(counts.template).toBe(
      (await mock.call('listTemplates', 200, { query: { q } })).page.totalItems,
    );
    expect(counts.term).toBe((await mock.call('listTerms', 200, { query: { q } })).items.length);
  });

  test.each(['!!!', '%', ' ', '()[]*+?\\'])(
    'symbols alone, %j, find nothing anywhere',
    async (q) => {
      expect(new Set(Object.values(await countsOf(q)))).toEqual(new Set([0]));
    },
  );
});
