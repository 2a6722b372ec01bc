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

  test('both catalogues are looked through, six at most unless asked otherwise', async () => {
    const { listings } = await suggest('a');
    expect(listings).toHaveLength(6);
    expect(new Set((await suggest('de', 10)).listings.map(({ kind }) => kind)).size).toBe(2);
    expect((await suggest('a', 2)).listings).toHaveLength(2);
  });

  test('categories by name come with their counts', async () => {
    const { categories } = await suggest('mark');
    expect(categories[0]).toMatchObject({ id: 'marketing', name: 'Marketing' });
    expect(categories[0]!.listingCounts.software).toBeGreaterThan(0);
  });

  test.each(['%', ' ', '...', '()[]*+?\\', '\u{1F600}'])(
    '%j finds nothing and breaks nothing',
    async (q) => {
      expect(await suggest(q)).toEqual({ listings: [], categories: [] });
    },
  );
});
