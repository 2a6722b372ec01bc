import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  browserStorage,
  FIRST_ASIDE_KEY,
  FIRST_VERSION_KEY,
} from '../../../mocks/store/browserStorage';
import { StorageFull } from '../../../mocks/store/storage';
import 'fake-indexeddb/auto';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

/** A tab of a build whose state has this version. */
function tab(version = 2) {
  const onRefused = vi.fn<() => void>();
  return { onRefused, ...browserStorage({ onRefused, version }) };
}

/** Writes as a tab does that has read before. */
async function write(storage: ReturnType<typeof tab>, text: string) {
  const stored = await storage.read(undefined);
  return storage.write(text, stored!.revision);
}

/** What a file holds, if there is one. */
const bytesIn = async (storage: ReturnType<typeof tab>, id: string) => {
  const file = await storage.readFile(id);
  return file && Array.from(file.bytes);
};

const textIn = async (storage: ReturnType<typeof tab>) =>
  (await storage.read(undefined))?.text ?? null;

describe('browserStorage', () => {
  test('keeps text where every tab sees it, and says what has not changed', async () => {
    const [one, other] = [tab(), tab()];
    const revision = await write(one, 'changes');
    expect(await other.read(undefined)).toEqual({ revision, text: 'changes' });
    expect(await other.read(revision)).toBeUndefined();
    await other.clear();
    expect(await one.read(revision)).toEqual({ revision: '', text: null });
    expect(one.onRefused).not.toHaveBeenCalled();
  });

  test('does not write over what another tab has written since', async () => {
    const [one, other] = [tab(), tab()];
    const revision = await write(one, 'first');
    await write(other, 'second');
    expect(await one.write('third', revision!)).toBeUndefined();
    expect(await textIn(one)).toBe('second');
  });

  test('keeps and removes files together with the text, where every tab sees them', async () => {
    const [one, other] = [tab(), tab()];
    const file = { mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
    const revision = await one.write('with a file', '', {
      kept: new Map([['file-1', file]]),
      removed: new Set(),
    });
    expect(await bytesIn(other, 'file-1')).toEqual([1, 2, 3]);
    const stale = { kept: new Map([['file-2', file]]), removed: new Set(['file-1']) };
    expect(await other.write('too late', 'not the revision', stale)).toBeUndefined();
    expect(await bytesIn(other, 'file-1')).toEqual([1, 2, 3]);
    expect(await other.readFile('file-2')).toBeUndefined();
    await other.write('without it', revision!, { kept: new Map(), removed: new Set(['file-1']) });
    expect(await one.readFile('file-1')).toBeUndefined();
  });

  test('forgets files with all the rest', async () => {
    const storage = tab();
    const file = { mediaType: 'image/png', bytes: new Uint8Array([1]) };
    await storage.write('text', '', { kept: new Map([['file-1', file]]), removed: new Set() });
    await storage.clear();
    expect(await storage.readFile('file-1')).toBeUndefined();
  });

  test('tabs of different builds leave each other’s state alone', async () => {
    const [older, newer] = [tab(2), tab(3)];
    await write(older, 'of version 2');
    expect(await newer.readOlder()).toBe('of version 2');
    await write(newer, 'of version 3');
    await write(older, 'more of version 2');
    expect(await textIn(newer)).toBe('of version 3');
    await newer.setAside();
    expect(await textIn(older)).toBe('more of version 2');
  });

  test('finds what version 1 has left in localStorage, and leaves it there', async () => {
    expect(await tab().readOlder()).toBeNull();
    localStorage.setItem(FIRST_VERSION_KEY, 'of version 1');
    expect(await tab().readOlder()).toBe('of version 1');
    expect(localStorage.getItem(FIRST_VERSION_KEY)).toBe('of version 1');
  });

  test('clears what older versions have left and what was set aside, too', async () => {
    localStorage.setItem(FIRST_VERSION_KEY, 'of version 1');
    localStorage.setItem(FIRST_ASIDE_KEY, 'of version 1, damaged');
    const [older, storage] = [tab(2), tab(3)];
    await write(older, 'of version 2');
    await write(storage, 'damaged');
    await storage.setAside();
    await storage.clear();
    expect(await textIn(older)).toBeNull();
    expect(await storage.readOlder()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('says that there is no room, and keeps what it has', async () => {
    const storage = tab();
    const revision = await write(storage, 'first');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await expect(storage.write('second', revision!)).rejects.toThrow(StorageFull);
    put.mockRestore();
    expect(await textIn(storage)).toBe('first');
    expect(await storage.write('third', revision!)).toBeDefined();
  });

  test.each<[string, () => void]>([
    ['throws', () => vi.stubGlobal('indexedDB', { open: refuse })],
    // A newer build may have given the database another layout.
    ['does not open this version', () => void indexedDB.open('mock-backend', 9)],
  ])('goes on in memory, and says so once, where the browser %s', async (_, block) => {
    block();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const storage = tab();
    await Promise.all([storage.read(undefined), storage.read(undefined)]);
    await write(storage, 'first');
    await write(storage, 'second');
    expect(await textIn(storage)).toBe('second');
    expect(await storage.readOlder()).toBeNull();
    await storage.clear();
    expect(await textIn(storage)).toBeNull();
    expect(storage.onRefused).toHaveBeenCalledOnce();
  });

  test('keeps everything in memory where the browser never answers, and says so once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    try {
      const storage = tab();
      const stored = Promise.all([storage.read(undefined), storage.readOlder()]);
      await vi.advanceTimersByTimeAsync(10_000);
      const [{ revision } = { revision: '' }] = await stored;
      await storage.write('changes', revision);
      expect(await textIn(storage)).toBe('changes');
      expect(storage.onRefused).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
