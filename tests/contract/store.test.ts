import { seedNow } from 'virtual:seed';
import { describe, expect, test, vi } from 'vitest';
import { memoryStorage, StorageFull } from '../../mocks/store/storage';
import { Store } from '../../mocks/store/store';

const DAY = 86_400_000;

function tab({ storage = memoryStorage(), now = () => new Date(seedNow) } = {}) {
  const notify = vi.fn<(message: string) => void>();
  return { storage, notify, store: new Store({ storage, now, notify }) };
}

/** Puts a bookmark as a request does. */
async function bookmark({ store }: ReturnType<typeof tab>, listingId: string) {
  await store.begin();
  const { bookmarks } = await store.open('bookmarks');
  bookmarks.put({ id: `a--${listingId}`, accountId: 'a', listingId, createdAt: seedNow });
  await store.save();
}

async function bookmarked({ store }: ReturnType<typeof tab>) {
  await store.sync();
  const { bookmarks } = await store.open('bookmarks');
  const own = bookmarks.all().filter(({ accountId }) => accountId === 'a');
  return own.map(({ listingId }) => listingId);
}

const textIn = async (storage: ReturnType<typeof memoryStorage>) =>
  (await storage.read(undefined))?.text ?? null;

describe('what is stored', () => {
  test('outlives a reload', async () => {
    const first = tab();
    await bookmark(first, 'replywright');
    expect(await bookmarked(tab({ storage: first.storage }))).toEqual(['replywright']);
  });

  test('holds the changes only', async () => {
    const one = tab();
    const { listings } = await one.store.open('listings', 'categories');
    listings.put({ ...listings.get('replywright')!, questionCount: 99 });
    await one.store.save();
    const { collections } = JSON.parse((await textIn(one.storage))!) as { collections: unknown };
    expect(collections).toEqual({
      listings: {
        added: {},
        changed: { replywright: { id: 'replywright', questionCount: 99 } },
        removed: [],
      },
    });
  });

  test('is nothing where nothing was changed', async () => {
    const one = tab();
    expect(await bookmarked(one)).toEqual([]);
    await one.store.save();
    expect(await textIn(one.storage)).toBeNull();
  });

  test('removing a seeded record lasts, and it can come back', async () => {
    const one = tab();
    const { categories } = await one.store.open('categories');
    const email = categories.get('email')!;
    expect(categories.remove('email')).toBe(true);
    expect(categories.remove('email')).toBe(false);
    await one.store.save();
    const two = tab({ storage: one.storage });
    await two.store.sync();
    const again = (await two.store.open('categories')).categories;
    expect(again.get('email')).toBeUndefined();
    again.put(email);
    expect(again.get('email')).toEqual(email);
  });

  test('ids are never given out twice, whichever tab asks', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    const ids: string[] = [];
    for (const { store } of [one, two, one]) {
      await store.begin();
      ids.push(store.nextId('review'));
      await store.save();
    }
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

  test('stays as it was where there is no room for more', async () => {
    const one = tab();
    await bookmark(one, 'replywright');
    const { write } = one.storage;
    one.storage.write = () => Promise.reject(new StorageFull());
    await expect(bookmark(one, 'loopdesk')).rejects.toThrow('full');
    one.store.revert();
    expect(await bookmarked(one)).toEqual(['replywright']);
    one.storage.write = write;
    await bookmark(one, 'loopdesk');
    expect(await bookmarked(tab({ storage: one.storage }))).toEqual(['replywright', 'loopdesk']);
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

  test('never write over each other, even without a lock between them', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    await one.store.begin();
    await bookmark(two, 'loopdesk');
    const { bookmarks } = await one.store.open('bookmarks');
    bookmarks.put({ id: 'a--x', accountId: 'a', listingId: 'x', createdAt: seedNow });
    await expect(one.store.save()).rejects.toThrow('Another tab');
    one.store.revert();
    expect(await bookmarked(one)).toEqual(['loopdesk']);
  });

  test('what one reads during its change does not bring the other’s state in between', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    await one.store.begin();
    await bookmark(two, 'loopdesk');
    expect(await bookmarked(one)).toEqual([]);
    one.store.revert();
    expect(await bookmarked(one)).toEqual(['loopdesk']);
  });

  test('a reset in one is a reset in the other', async () => {
    const one = tab();
    const two = tab({ storage: one.storage });
    await bookmark(one, 'replywright');
    expect(await bookmarked(two)).toEqual(['replywright']);
    await one.store.reset();
    expect(await bookmarked(one)).toEqual([]);
    expect(await bookmarked(two)).toEqual([]);
    expect(two.notify).not.toHaveBeenCalled();
  });
});

describe('the calendar', () => {
  const at = (days: number) => () => new Date(Date.parse(seedNow) + days * DAY);

  test('the seed’s times move by whole days', async () => {
    const open = async (now: () => Date) =>
      (await tab({ now }).store.open('reviews')).reviews.all();
    const [before, after, later] = await Promise.all([open(at(0)), open(at(100)), open(at(100.9))]);
    expect(Date.parse(after[0]!.createdAt) - Date.parse(before[0]!.createdAt)).toBe(100 * DAY);
    expect(later).toEqual(after);
    expect(after[0]).toEqual({ ...before[0], createdAt: after[0]!.createdAt });
  });

  test('what a page opens days after its first collection still fits to it', async () => {
    let now = at(0);
    const { store } = tab({ now: () => now() });
    const { listings } = await store.open('listings');
    now = at(3);
    const { reviews } = await store.open('reviews');
    const fresh = tab({ now: at(0) }).store;
    const expected = await fresh.open('listings', 'reviews');
    expect(reviews.all()).toEqual(expected.reviews.all());
    expect(listings.all()).toEqual(expected.listings.all());
  });

  test('what was changed of a seeded record does not hold its times', async () => {
    const one = tab({ now: at(0) });
    const { listings } = await one.store.open('listings');
    const ending = listings.all().find(({ endsAt }) => endsAt !== null)!;
    listings.put({ ...ending, questionCount: 99 });
    await one.store.save();
    const later = tab({ storage: one.storage, now: at(30) });
    await later.store.sync();
    const moved = (await later.store.open('listings')).listings.get(ending.id)!;
    expect(moved.questionCount).toBe(99);
    expect(Date.parse(moved.endsAt!) - Date.parse(ending.endsAt!)).toBe(30 * DAY);
  });

  test('what was added stays where it was', async () => {
    const one = tab({ now: at(0) });
    await bookmark(one, 'replywright');
    const later = tab({ storage: one.storage, now: at(30) });
    await later.store.sync();
    const { bookmarks } = await later.store.open('bookmarks');
    expect(bookmarks.get('a--replywright')?.createdAt).toBe(seedNow);
  });
});
