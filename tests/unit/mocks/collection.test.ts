import { describe, expect, test } from 'vitest';
import { Collection, type Overlay } from '../../../mocks/store/collection';

interface Item {
  id: string;
  count: number;
  tags: string[];
}

const seed = (): Item[] => ['a', 'b', 'c'].map((id) => ({ id, count: 1, tags: [] }));
const empty = (): Overlay<Item> => ({ added: {}, changed: {}, removed: [] });
const idsOf = (collection: Collection<Item>) => collection.all().map(({ id }) => id);

describe('Collection', () => {
  test('keeps the seed’s order, and what is added stands last', () => {
    const items = new Collection(seed(), empty());
    items.put({ id: '0', count: 1, tags: [] });
    items.put({ id: 'b', count: 2, tags: [] });
    expect(idsOf(items)).toEqual(['a', 'b', 'c', '0']);
    expect(items.get('b')?.count).toBe(2);
  });

  test('gives the same array until something changes, so that an index may be kept for it', () => {
    const items = new Collection(seed(), empty());
    const before = items.all();
    expect(items.all()).toBe(before);
    items.put({ id: 'a', count: 2, tags: [] });
    expect(items.all()).not.toBe(before);
    expect(before[0]?.count).toBe(1);
  });

  test('lays only what differs over a seeded record', () => {
    const overlay = empty();
    const items = new Collection(seed(), overlay);
    items.put({ id: 'a', count: 1, tags: ['new'] });
    expect(overlay.changed).toEqual({ a: { id: 'a', tags: ['new'] } });
    items.put({ id: 'a', count: 3, tags: [] });
    expect(items.get('a')).toEqual({ id: 'a', count: 3, tags: [] });
    expect(overlay.changed).toEqual({ a: { id: 'a', count: 3 } });
  });

  test('removes seeded and added records alike, and says whether there was one', () => {
    const overlay = empty();
    const items = new Collection(seed(), overlay);
    items.put({ id: 'd', count: 1, tags: [] });
    expect([items.remove('a'), items.remove('d'), items.remove('d')]).toEqual([true, true, false]);
    expect(idsOf(items)).toEqual(['b', 'c']);
    expect(overlay).toEqual({ added: {}, changed: {}, removed: ['a'] });
  });

  test('takes over other changes as a whole', () => {
    const items = new Collection(seed(), empty());
    items.put({ id: 'd', count: 1, tags: [] });
    items.replaceOverlay({ added: {}, changed: { b: { id: 'b', count: 7 } }, removed: ['a'] });
    expect(items.all()).toEqual([
      { id: 'b', count: 7, tags: [] },
      { id: 'c', count: 1, tags: [] },
    ]);
  });
});
