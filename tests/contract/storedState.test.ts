import * as seed from 'virtual:seed';
import { describe, expect, test, vi } from 'vitest';
import type { CollectionName } from '../../mocks/store/records';
import { REFERENCES } from '../../mocks/store/references';
import type { SeedSource } from '../../mocks/store/state';
import { memoryStorage, type Storage } from '../../mocks/store/storage';
import { Store } from '../../mocks/store/store';
import firstVersion from '../support/stateOfVersion1.json';

function open(storage: Storage, source: SeedSource = seed) {
  const notify = vi.fn<(message: string) => void>();
  const now = () => new Date(seed.seedNow);
  return { notify, store: new Store({ storage, now, notify, seed: source }) };
}

async function idsIn(store: Store, name: CollectionName): Promise<string[]> {
  await store.sync();
  const opened = await store.open(name);
  return opened[name].all().map(({ id }) => id);
}

/** The bookmarks that the seed does not have. */
async function addedBookmarks(store: Store): Promise<string[]> {
  const seeded = new Set((await seed.seeds.bookmarks()).default.map(({ id }) => id));
  return (await idsIn(store, 'bookmarks')).filter((id) => !seeded.has(id));
}

/** The text of a state in which a visitor has bookmarked something. */
async function usedState(): Promise<string> {
  const storage = memoryStorage();
  const { store } = open(storage);
  await store.begin();
  const { bookmarks } = await store.open('bookmarks');
  const accountId = 'member-maya';
  bookmarks.put({ id: 'b', accountId, listingId: 'replywright', createdAt: seed.seedNow });
  await store.save();
  return (await storage.read(undefined))!.text!;
}

describe('a state that can’t be read', () => {
  const usable = { version: 2, seeds: {}, counters: {}, collections: {} };
  const overlay = { added: {}, changed: {}, removed: [] };
  const damaged: Record<string, string> = {
    'no JSON': '{"version":2,',
    null: 'null',
    'another version': JSON.stringify({ ...usable, version: 3 }),
    'no counters': JSON.stringify({ ...usable, counters: null }),
    'a collection of another shape': JSON.stringify({ ...usable, collections: { reviews: [] } }),
    'a record without its id': JSON.stringify({
      ...usable,
      collections: { reviews: { ...overlay, added: { a: { id: 'b' } } } },
    }),
    'a malformed record': JSON.stringify({
      ...usable,
      collections: { reviews: { ...overlay, changed: { a: null } } },
    }),
    'a malformed count': JSON.stringify({ ...usable, counters: { review: 'many' } }),
  };

  test.each(Object.entries(damaged))('%s is set aside with a notice', async (_, text) => {
    const storage = memoryStorage(text);
    const one = open(storage);
    expect(await addedBookmarks(one.store)).toEqual([]);
    expect(storage.asideText).toBe(text);
    expect(one.notify).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('set aside'));
    const next = open(storage);
    expect(await addedBookmarks(next.store)).toEqual([]);
    expect(next.notify).not.toHaveBeenCalled();
    await next.store.reset();
    expect(storage.asideText).toBeNull();
  });

  test.each(Object.entries(damaged))('%s is not imported', async (_, text) => {
    const { store } = open(memoryStorage(await usedState()));
    await expect(store.importState(text)).rejects.toThrow('not a state');
    expect(await addedBookmarks(store)).toEqual(['b']);
  });
});

describe('a state of version 1', () => {
  const left = (text: string) => ({ ...memoryStorage(), readOlder: async () => text });
  const all = Object.entries(firstVersion.collections).flatMap(([name, { put }]) =>
    Object.keys(put).map((id): [CollectionName, string] => [name as CollectionName, id]),
  );

  test('is taken over whole, its session and counters too', async () => {
    const { store, notify } = open(left(JSON.stringify(firstVersion)));
    expect(all.length).toBeGreaterThan(20);
    for (const [name, id] of all) expect(await idsIn(store, name), name).toContain(id);
    const { listings, accounts, comments } = await store.open('listings', 'accounts', 'comments');
    expect(listings.get('loopdesk')).toMatchObject({ title: 'Loopdesk', questionCount: 1 });
    expect(accounts.get('member-100001')?.phone).toBe('+14155550123');
    expect(comments.get('comment-100003')).toBeUndefined();
    expect(store.nextId('comment')).toBe('comment-100004');
    expect(store.nextId('case')).toBe('case-100003');
    expect(notify).not.toHaveBeenCalled();
  });

  test('is taken over once, and what comes after is not undone', async () => {
    const storage = left(JSON.stringify(firstVersion));
    const { store } = open(storage);
    await store.begin();
    const { bookmarks } = await store.open('bookmarks');
    bookmarks.remove('member-100001--replywright');
    await store.save();
    expect(await addedBookmarks(open(storage).store)).toEqual(['member-maya--loopdesk']);
  });

  test('is left where it is when it can’t be read', async () => {
    const { store, notify } = open(left('{"version":1'));
    expect(await addedBookmarks(store)).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
  });

  test('leaves out what it knew of a record that is gone from the seed since', async () => {
    const first = structuredClone(firstVersion) as unknown as {
      collections: Record<string, { put: Record<string, object> }>;
    };
    first.collections.listings!.put.gone = { id: 'gone', questionCount: 3 };
    const { store } = open(left(JSON.stringify(first)));
    const listings = await idsIn(store, 'listings');
    expect(listings).not.toContain('gone');
    expect(listings).toContain('loopdesk');
  });
});

describe('a seed that has changed', () => {
  /** The seed as it would be after an edit of one collection. */
  function edited<Name extends 'listings' | 'accounts' | 'comments'>(
    name: Name,
    edit: (records: Awaited<ReturnType<SeedSource['seeds'][Name]>>['default']) => void,
  ): SeedSource {
    const load = async () => {
      const records = structuredClone((await seed.seeds[name]()).default) as never;
      edit(records);
      return { default: records };
    };
    return {
      ...seed,
      fingerprints: { ...seed.fingerprints, [name]: 'edited' },
      seeds: { ...seed.seeds, [name]: load },
    };
  }
  const without = (gone: string) =>
    edited('listings', (listings) => {
      listings.splice(
        listings.findIndex(({ id }) => id === gone),
        1,
      );
    });

  /** A state of today’s seed with the taken over one’s many changes. */
  async function lived() {
    const text = JSON.stringify(firstVersion);
    const storage = { ...memoryStorage(), readOlder: async () => text };
    await open(storage).store.sync();
    return storage;
  }

  test('signs nobody out and keeps what was done', async () => {
    const storage = await lived();
    const { store, notify } = open(
      storage,
      edited('listings', ([first]) => void (first!.tagline = 'New words.')),
    );
    expect(await idsIn(store, 'sessions')).toHaveLength(1);
    expect(await addedBookmarks(store)).toHaveLength(2);
    expect(notify).not.toHaveBeenCalled();
  });

  test('shows its new words where only other properties were changed here', async () => {
    const storage = await lived();
    const source = edited('listings', (listings) => {
      listings.find(({ id }) => id === 'loopdesk')!.tagline = 'New words.';
    });
    const { store } = open(storage, source);
    await store.sync();
    const { listings } = await store.open('listings');
    expect(listings.get('loopdesk')).toMatchObject({ tagline: 'New words.', questionCount: 1 });
  });

  test('takes what refers to a record that it no longer has, and what refers to that', async () => {
    const storage = await lived();
    const { store } = open(storage, without('loopdesk'));
    expect(await addedBookmarks(store)).toEqual(['member-100001--replywright']);
    expect(await idsIn(store, 'questions')).not.toContain('question-100001');
    expect(await idsIn(store, 'answers')).toEqual([]);
    expect(await idsIn(store, 'reviews')).toContain('review-100001');
    expect(await idsIn(store, 'listings')).not.toContain('loopdesk');
  });

  test('is fitted to once, and what came back later starts again', async () => {
    const storage = await lived();
    await open(storage, without('loopdesk')).store.sync();
    const { store } = open(storage);
    await store.sync();
    const { listings } = await store.open('listings');
    const fresh = open(memoryStorage()).store;
    await fresh.sync();
    const seeded = (await fresh.open('listings')).listings.get('loopdesk')!;
    expect(listings.get('loopdesk')?.questionCount).toBe(seeded.questionCount);
  });

  test('does not bring back a seeded record below one that was removed here', async () => {
    const storage = memoryStorage();
    const before = open(storage).store;
    await before.begin();
    const { discussions, comments } = await before.open('discussions', 'comments');
    const { discussionId, authorId } = comments.all()[0]!;
    for (const comment of comments.all().filter((one) => one.discussionId === discussionId)) {
      comments.remove(comment.id);
    }
    discussions.remove(discussionId);
    await before.save();
    const source = edited('comments', (records) => {
      records.push({ ...records[0]!, id: 'late', discussionId, authorId, parentId: null });
    });
    expect(await idsIn(open(storage, source).store, 'comments')).not.toContain('late');
  });

  test('has a record that was added here before, which can be changed as any other', async () => {
    const storage = memoryStorage();
    const before = open(storage).store;
    await before.begin();
    const { comments: added } = await before.open('comments');
    added.put({ ...added.all()[0]!, id: 'early', text: 'Mine.' });
    await before.save();
    const source = edited('comments', (records) => {
      records.push({ ...records[0]!, id: 'early', text: 'Seeded.' });
    });
    const { store } = open(storage, source);
    await store.begin();
    const { comments } = await store.open('comments');
    expect(comments.get('early')?.text).toBe('Mine.');
    comments.put({ ...comments.get('early')!, text: 'Mine, changed.' });
    await store.save();
    const later = open(storage, source).store;
    await later.sync();
    expect((await later.open('comments')).comments.get('early')?.text).toBe('Mine, changed.');
  });

  test('that has lost an account ends the sessions of it', async () => {
    const storage = memoryStorage();
    const before = open(storage).store;
    await before.begin();
    const { sessions } = await before.open('sessions');
    sessions.put({ id: 'token', accountId: 'member-maya' });
    await before.save();
    const source = edited('accounts', (accounts) => accounts.splice(0));
    expect(await idsIn(open(storage, source).store, 'sessions')).toEqual([]);
  });
});

test('no reference of the seed leads nowhere', async () => {
  const { store } = open(memoryStorage());
  for (const [name, references] of Object.entries(REFERENCES)) {
    const records = (await store.open(name as CollectionName))[name as CollectionName].all();
    for (const [property, targets] of Object.entries(references) as [string, CollectionName[]][]) {
      const opened = Object.values(await store.open(...targets));
      for (const record of records as unknown as Record<string, string>[]) {
        const id = record[property];
        if (id === null || id === undefined) continue;
        const isFound = opened.some((collection) => collection.get(id));
        expect(isFound, `${name} ${record.id}: ${property} ${id}`).toBe(true);
      }
    }
  }
});
