import { fingerprint, seedNow } from 'virtual:seed';
import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../mocks/store/storage';
import { Store } from '../../mocks/store/store';

const DAY = 86_400_000;

function tab({ storage = memoryStorage(), now = new Date(seedNow) } = {}) {
  const notify = vi.fn<(message: string) => void>();
  return { storage, notify, store: new Store({ storage, now: () => now, notify }) };
}

/** Puts a bookmark as a request does. */
async function bookmark({ store }: ReturnType<typeof tab>, listingId: string) {
  store.sync();
  const { bookmarks } = await store.open('bookmarks');
  bookmarks.put({ id: `a--${listingId}`, accountId: 'a', listingId, createdAt: seedNow });
  store.save();
}

async function bookmarked({ store }: ReturnType<typeof tab>) {
  store.sync();
  const { bookmarks } = await store.open('bookmarks');
  return bookmarks.all().map(({ listingId }) => listingId);
}

describe('what is stored', () => {
  test('outlives a reload', async () => {
    const first = tab();
    await bookmark(first, 'replywright');
    expect(await bookmarked(tab({ storage: first.storage }))).toEqual(['replywright']);
  });

  test('holds the changes only', async () => {
    const one = tab();
    const { listings } = await one.store.open('listings');
    listings.put({ ...listings.get('replywright')!, questionCount: 99 });
    one.store.save();
    const state = JSON.parse(one.storage.read()!) as { collections: { listings: unknown } };
    expect(state.collections.listings).toEqual({
      put: { replywright: { id: 'replywright', questionCount: 99 } },
      removed: [],
    });
  });

  test('removing a seeded record lasts, and it can come back', async () => {
    const one = tab();
    const { categories } = await one.store.open('categories');
    const email = categories.get('email')!;
    expect(categories.remove('email')).toBe(true);
    expect(categories.remove('email')).toBe(false);
    one.store.save();
    const two = await tab({ storage: one.storage });
    two.store.sync();
    const again = (await two.store.open('categories')).categories;
    expect(again.get('email')).toBeUndefined();
    again.put(email);
    expect(again.get('email')).toEqual(email);
  });

  test('ids are never given out twice, whichever tab asks', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    const ids = [one, two, one].map(({ store }) => {
      store.sync();
      const id = store.nextId('review');
      store.save();
      return id;
    });
    expect(ids).toEqual(['review-100001', 'review-100002', 'review-100003']);
  });

  test('a change that was not saved can be taken back', async () => {
    const one = tab();
    await bookmark(one, 'replywright');
    const { bookmarks } = await one.store.open('bookmarks');
    bookmarks.remove('a--replywright');
    one.store.nextId('review');
    one.store.revert();
    expect(await bookmarked(one)).toEqual(['replywright']);
    expect(one.store.nextId('review')).toBe('review-100001');
  });
});

describe('two tabs', () => {
  test('see each other’s changes, also in collections that are open', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    expect(await bookmarked(two)).toEqual([]);
    await bookmark(one, 'replywright');
    expect(await bookmarked(two)).toEqual(['replywright']);
    await bookmark(two, 'loopdesk');
    expect(await bookmarked(one)).toEqual(['replywright', 'loopdesk']);
  });

  test('a reset in one is a reset in the other', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    await bookmark(one, 'replywright');
    expect(await bookmarked(two)).toEqual(['replywright']);
    one.store.reset();
    expect(await bookmarked(one)).toEqual([]);
    expect(await bookmarked(two)).toEqual([]);
    expect(two.notify).not.toHaveBeenCalled();
  });
});

describe('a state that cannot be used', () => {
  const usable = { version: 1, seed: fingerprint, counters: {}, collections: {} };
  const damaged: Record<string, string> = {
    'no JSON': '{"version":1,',
    null: 'null',
    'another version': JSON.stringify({ ...usable, version: 0 }),
    'another seed': JSON.stringify({ ...usable, seed: 'before' }),
    'no counters': JSON.stringify({ ...usable, counters: null }),
    'a collection of another shape': JSON.stringify({ ...usable, collections: { reviews: [] } }),
    'a record without its id': JSON.stringify({
      ...usable,
      collections: { reviews: { put: { a: { id: 'b' } }, removed: [] } },
    }),
    'a record that is none': JSON.stringify({
      ...usable,
      collections: { reviews: { put: { a: null }, removed: [] } },
    }),
    'a count that is none': JSON.stringify({ ...usable, counters: { review: 'many' } }),
  };

  test.each(Object.entries(damaged))('%s is set aside with a notice', async (_, text) => {
    const storage = memoryStorage();
    storage.write(text);
    const one = tab({ storage });
    expect(await bookmarked(one)).toEqual([]);
    expect(storage.asideText).toBe(text);
    expect(one.notify).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('set aside'));
    await bookmark(one, 'replywright');
    expect(await bookmarked(tab({ storage }))).toEqual(['replywright']);
  });

  test.each(Object.entries(damaged))('%s is not imported', async (_, text) => {
    const one = tab();
    await bookmark(one, 'replywright');
    expect(() => one.store.importState(text)).toThrow('not a state');
    expect(await bookmarked(one)).toEqual(['replywright']);
  });
});

test('an exported state can be imported elsewhere', async () => {
  const one = tab();
  await bookmark(one, 'replywright');
  const other = tab();
  other.store.importState(one.store.exportState());
  expect(await bookmarked(other)).toEqual(['replywright']);
  expect(await bookmarked(tab({ storage: other.storage }))).toEqual(['replywright']);
});

describe('the calendar', () => {
  const at = (days: number) => new Date(Date.parse(seedNow) + days * DAY);

  test('the seed’s times move by whole days', async () => {
    const open = async (now: Date) => (await tab({ now }).store.open('reviews')).reviews.all();
    const [before, after, later] = await Promise.all([open(at(0)), open(at(100)), open(at(100.9))]);
    expect(Date.parse(after[0]!.createdAt) - Date.parse(before[0]!.createdAt)).toBe(100 * DAY);
    expect(later).toEqual(after);
    expect(after[0]).toEqual({ ...before[0], createdAt: after[0]!.createdAt });
  });

  test('what was changed of a seeded record does not hold its times', async () => {
    const one = tab({ now: at(0) });
    const { listings } = await one.store.open('listings');
    const ending = listings.all().find(({ endsAt }) => endsAt !== null)!;
    listings.put({ ...ending, questionCount: 99 });
    one.store.save();
    const later = tab({ storage: one.storage, now: at(30) });
    later.store.sync();
    const moved = (await later.store.open('listings')).listings.get(ending.id)!;
    expect(moved.questionCount).toBe(99);
    expect(Date.parse(moved.endsAt!) - Date.parse(ending.endsAt!)).toBe(30 * DAY);
  });

  test('what was added stays where it was', async () => {
    const one = tab({ now: at(0) });
    await bookmark(one, 'replywright');
    const later = tab({ storage: one.storage, now: at(30) });
    later.store.sync();
    const { bookmarks } = await later.store.open('bookmarks');
    expect(bookmarks.all()[0]?.createdAt).toBe(seedNow);
  });
});
