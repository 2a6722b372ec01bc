/** A text as it is stored; `revision` is another one after every write, empty before the first. */
export interface Stored {
  revision: string;
  text: string | null;
}

/**
 * Where the changes are kept between two loads of the page. Each version of the state has a place of
 * its own, so that two tabs with different builds leave each other's state alone.
 */
export interface Storage {
  /** What is stored, or undefined where it still has the known revision. */
  read(known: string | undefined): Promise<Stored | undefined>;
  /**
   * Replaces the text that has the known revision.
   *
   * @returns the new revision; undefined, with nothing written, where another tab has written since
   * @throws StorageFull where there is no room; what was stored before stays as it was
   */
  write(text: string, known: string): Promise<string | undefined>;
  /** The text that the nearest older version has left, or null. It stays where it is. */
  readOlder(): Promise<string | null>;
  /** Moves what is stored out of the way without losing it, in place of what was moved before. */
  setAside(): Promise<void>;
  /** Forgets everything: the text, that of older versions, and what was set aside. */
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
  return {
    asideText: null,
    read: async (known) => (stored.revision === known ? undefined : stored),
    async write(next, known) {
      if (stored.revision !== known) return undefined;
      stored = { revision: newRevision(), text: next };
      return stored.revision;
    },
    readOlder: async () => null,
    async setAside() {
      this.asideText = stored.text;
      stored = { revision: '', text: null };
    },
    async clear() {
      this.asideText = null;
      stored = { revision: '', text: null };
    },
  };
}
