import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '../../src/lib/inTime';
import { STATE_VERSION } from './state';
import {
  memoryStorage,
  newRevision,
  NO_FILE_CHANGES,
  StorageFull,
  type Storage,
  type StoredFile,
} from './storage';

const DATABASE = 'mock-backend';
/** Some browsers never answer: from then on they keep nothing. Slow machines take seconds. */
const OPEN_TIMEOUT_MS = 10_000;

/** Version 1 of the state was kept in localStorage: its key, and that of what it had set aside. */
export const FIRST_VERSION_KEY = 'mock-backend';
export const FIRST_ASIDE_KEY = 'mock-backend:set-aside';

interface Schema extends DBSchema {
  /**
   * `state:2`, `revision:2` and `aside:2` for version 2 of the state, and so on: texts. `file:` and an
   * id for each file; ids are never used twice, so files need no version.
   */
  kept: { key: string; value: string | StoredFile };
}

const fileKey = (id: string) => `file:${id}`;

export interface BrowserStorageOptions {
  /** Told once when the browser refuses to store anything. */
  onRefused: () => void;
  /** The version of the state whose place this is. */
  version?: number;
}

/** Does it where the browser allows it; a setting may make any touch of localStorage throw. */
function ifAllowed<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

const isQuota = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Keeps the changes in IndexedDB, which all tabs of the site share. Where the browser refuses that,
 * they are kept in memory for the life of the page.
 */
export function browserStorage({
  onRefused,
  version = STATE_VERSION,
}: BrowserStorageOptions): Storage {
  const [state, revision, aside] = [`state:${version}`, `revision:${version}`, `aside:${version}`];
  const memory = memoryStorage();
  let isRefused = false;
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  /** The browser may close it, for example when the site's data is cleared; the next use reopens. */
  const close = () => {
    void opened?.then((database) => database.close());
    opened = undefined;
  };
  const open = () =>
    (opened ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore('kept'),
      blocking: close,
      terminated: close,
    }));

  const textIn = (value: string | StoredFile | undefined) =>
    typeof value === 'string' ? value : undefined;

  async function using<T>(
    action: (database: IDBPDatabase<Schema>) => Promise<T>,
    inMemory: () => Promise<T>,
  ): Promise<T> {
    if (isRefused) return inMemory();
    let database: IDBPDatabase<Schema>;
    try {
      database = await inTime(open(), OPEN_TIMEOUT_MS, 'The database did not open in time.');
    } catch {
      // Calls that were waiting come here together; a person is told once.
      if (!isRefused) onRefused();
      isRefused = true;
      return inMemory();
    }
    try {
      return await action(database);
    } catch (error) {
      if (isQuota(error)) throw new StorageFull({ cause: error });
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      close();
      return action(await open());
    }
  }

  return {
    read: (known) =>
      using(
        async (database) => {
          const kept = database.transaction('kept').store;
          const current = textIn(await kept.get(revision)) ?? '';
          if (current === known) return undefined;
          return { revision: current, text: textIn(await kept.get(state)) ?? null };
        },
        () => memory.read(known),
      ),

    write: (text, known, files = NO_FILE_CHANGES) =>
      using(
        async (database) => {
          const { store, done } = database.transaction('kept', 'readwrite');
          if (((await store.get(revision)) ?? '') !== known) return undefined;
          const next = newRevision();
          await Promise.all([
            store.put(text, state),
            store.put(next, revision),
            ...Array.from(files.kept, ([id, file]) => store.put(file, fileKey(id))),
            ...Array.from(files.removed, (id) => store.delete(fileKey(id))),
            done,
          ]);
          return next;
        },
        () => memory.write(text, known, files),
      ),

    readFile: (id) =>
      using(
        async (database) => {
          const value = await database.get('kept', fileKey(id));
          return typeof value === 'string' ? undefined : value;
        },
        () => memory.readFile(id),
      ),

    readOlder: () =>
      using(
        async (database) => {
          for (let older = version - 1; older > 1; older -= 1) {
            const text = textIn(await database.get('kept', `state:${older}`));
            if (text !== undefined) return text;
          }
          return ifAllowed(() => localStorage.getItem(FIRST_VERSION_KEY));
        },
        () => memory.readOlder(),
      ),

    setAside: () =>
      using(
        async (database) => {
          const { store, done } = database.transaction('kept', 'readwrite');
          const text = await store.get(state);
          if (text !== undefined) await store.put(text, aside);
          await Promise.all([store.delete(state), store.delete(revision), done]);
        },
        () => memory.setAside(),
      ),

    clear: () =>
      using(
        async (database) => {
          ifAllowed(() => localStorage.removeItem(FIRST_VERSION_KEY));
          ifAllowed(() => localStorage.removeItem(FIRST_ASIDE_KEY));
          await database.clear('kept');
        },
        () => memory.clear(),
      ),
  };
}
