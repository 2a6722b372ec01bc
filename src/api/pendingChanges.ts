import type { Cache } from 'swr';

/** How a body looks once a change is done; the same body where it is no part of the change. */
export type Patch = (body: unknown, key: readonly unknown[]) => unknown;

/** What is shown on top of the cache while the server has not answered yet. */
class PendingChanges {
  #patches: readonly Patch[] = [];
  #listeners = new Set<() => void>();
  /** The last call for each record; those before it wait their turn or are left out. */
  #last = new Map<string, { isDone: Promise<unknown> }>();

  /** The active patches, oldest first; the same array until one comes or goes. */
  read = (): readonly Patch[] => this.#patches;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(patch: Patch): void {
    this.#set([...this.#patches, patch]);
  }

  has(patch: Patch): boolean {
    return this.#patches.includes(patch);
  }

  remove(patch: Patch): void {
    if (this.has(patch)) this.#set(this.#patches.filter((one) => one !== patch));
  }

  /** What is on its way belongs to another person from now on. */
  clear(): void {
    this.#last.clear();
    if (this.#patches.length > 0) this.#set([]);
  }

  /**
   * Sends the changes of one record one after the other, in the order in which they were made.
   *
   * @returns what `send` gives, or null where a later change has taken the place of this one
   */
  async inOrder<Reply>(
    record: string,
    send: () => Promise<Reply>,
  ): Promise<{ reply: Reply } | null> {
    const before = this.#last.get(record)?.isDone;
    const isReplaced = () => this.#last.get(record) !== turn;
    const take = async () => {
      await before;
      if (isReplaced()) return null;
      try {
        return { reply: await send() };
      } catch (error) {
        // How an earlier change fares does not matter once another was asked for.
        if (isReplaced()) return null;
        throw error;
      }
    };
    const turn: { isDone: Promise<unknown> } = { isDone: Promise.resolve() };
    this.#last.set(record, turn);
    const taken = take();
    turn.isDone = taken.catch(() => undefined);
    try {
      return await taken;
    } finally {
      if (!isReplaced()) this.#last.delete(record);
    }
  }

  #set(patches: readonly Patch[]): void {
    this.#patches = patches;
    for (const listener of this.#listeners) listener();
  }
}

const pendingOf = new WeakMap<Cache, PendingChanges>();

/** The changes that are pending on a cache. */
export function pendingChanges(cache: Cache): PendingChanges {
  const known = pendingOf.get(cache) ?? new PendingChanges();
  pendingOf.set(cache, known);
  return known;
}
