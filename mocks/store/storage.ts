/** A text as it is stored; `revision` is another one after every write, empty before the first. */
export interface Stored {
  revision: string;
  text: string | null;
}

/** A file as it is kept. */
export interface StoredFile {
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Files to keep and to remove together with a text, by their ids. */
export interface FileChanges {
  kept: ReadonlyMap<string, StoredFile>;
  removed: ReadonlySet<string>;
}

/** No file comes or goes. */
export const NO_FILE_CHANGES: FileChanges = { kept: new Map(), removed: new Set() };

/**
 * Where the changes are kept between two loads of the page. Each version of the state has a place of
 * its own, so that two tabs with different builds leave each other's state alone.
 */
export interface Storage {
  /** What is stored, or undefined where it still has the known revision. */
  read(known: string | undefined): Promise<Stored | undefined>;
  /**
   * Replaces the text that has the known revision, and changes the files with it: all or nothing.
   *
   * @returns the new revision; undefined, with nothing written, where another tab has written since
   * @throws StorageFull where there is no room; what was stored before stays as it was
   */
  write(text: string, known: string, files?: FileChanges): Promise<string | undefined>;
  /** The file with this id, or undefined where there is none. */
  readFile(id: string): Promise<StoredFile | undefined>;
  /** The text that the nearest older version has left, or null. It stays where it is. */
  readOlder(): Promise<string | null>;
  /** Moves what is stored out of the way without losing it, in place of what was moved before. */
  setAside(): Promise<void>;
  /** Forgets everything: the text, that of older versions, what was set aside, and all files. */
  clear(): Promise<void>;
}

/** Thrown by a write that finds no room left. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('The storage is full.', options);
    this.name = 'StorageFull';
  }
}

/** A revision that no other write has. */
export const newRevision = (): string => Math.random().toString(36).slice(2);

/** Keeps nothing beyond the life of the page or process. */
export function memoryStorage(text: string | null = null): Storage & { asideText: string | null } {
  let stored: Stored = { revision: text === null ? '' : newRevision(), text };
  const files = new Map<string, StoredFile>();
  return {
    asideText: null,
    read: async (known) => (stored.revision === known ? undefined : stored),
    async write(next, known, { kept, removed } = NO_FILE_CHANGES) {
      if (stored.revision !== known) return undefined;
      stored = { revision: newRevision(), text: next };
      for (const [id, file] of kept) files.set(id, file);
      for (const id of removed) files.delete(id);
      return stored.revision;
    },
    readFile: async (id) => files.get(id),
    readOlder: async () => null,
    async setAside() {
      this.asideText = stored.text;
      stored = { revision: '', text: null };
    },
    async clear() {
      this.asideText = null;
      stored = { revision: '', text: null };
      files.clear();
    },
  };
}
