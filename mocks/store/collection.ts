/**
 * What was changed of a collection since the seed: whole records that were added, the changed
 * properties of seeded ones, and the ids of those removed. The unchanged properties of a seeded
 * record stay those of the seed, whose times move with the calendar.
 */
export interface Overlay<T> {
  added: Record<string, T>;
  changed: Record<string, Partial<T> & { id: string }>;
  removed: string[];
}

/** An overlay without any change. */
export const emptyOverlay = <T>(): Overlay<T> => ({ added: {}, changed: {}, removed: [] });

/**
 * Records by id: the seeded ones with the changes laid over them. Only the changes are kept, so a
 * stored state stays small and a new seed shows up in all that was not changed here.
 */
export class Collection<T extends { id: string }> {
  #seed: Map<string, T>;
  #overlay: Overlay<T>;
  #records: Map<string, T> | undefined;
  #list: readonly T[] | undefined;

  constructor(seed: readonly T[], overlay: Overlay<T>) {
    this.#seed = new Map(seed.map((record) => [record.id, record]));
    this.#overlay = overlay;
  }

  /**
   * All records: the seeded ones in their order, then the added ones in theirs. The same array
   * until something changes, so that an index may be kept for it.
   */
  all(): readonly T[] {
    return (this.#list ??= [...this.#merged().values()]);
  }

  get(id: string): T | undefined {
    return this.#merged().get(id);
  }

  /** Whether the seed has a record with this id, be it changed or removed since. */
  isSeeded(id: string): boolean {
    return this.#seed.has(id);
  }

  /** Adds a record, or replaces the one with its id. */
  put(record: T): T {
    const { added, changed } = this.#overlay;
    this.#overlay.removed = this.#overlay.removed.filter((id) => id !== record.id);
    const seeded = this.#seed.get(record.id);
    if (seeded) {
      changed[record.id] = { ...changes(seeded, record), id: record.id };
      // It may have been added before the seed had it, and would lie over the change.
      delete added[record.id];
    } else added[record.id] = record;
    this.#forget();
    return record;
  }

  /** Removes a record; whether there was one. */
  remove(id: string): boolean {
    if (!this.get(id)) return false;
    delete this.#overlay.added[id];
    delete this.#overlay.changed[id];
    if (this.#seed.has(id)) this.#overlay.removed.push(id);
    this.#forget();
    return true;
  }

  /** Lays other changes over the seed: another tab has written, or the state was replaced. */
  replaceOverlay(overlay: Overlay<T>): void {
    this.#overlay = overlay;
    this.#forget();
  }

  #merged(): Map<string, T> {
    if (!this.#records) {
      const { added, changed, removed } = this.#overlay;
      this.#records = new Map(this.#seed);
      for (const [id, change] of Object.entries(changed)) {
        const seeded = this.#seed.get(id);
        if (seeded) this.#records.set(id, { ...seeded, ...change });
      }
      for (const id of removed) this.#records.delete(id);
      for (const [id, record] of Object.entries(added)) this.#records.set(id, record);
    }
    return this.#records;
  }

  #forget(): void {
    this.#records = undefined;
    this.#list = undefined;
  }
}

/** The properties in which a record differs from the seeded one. */
function changes<T extends object>(seeded: T, record: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(seeded[key as keyof T]),
    ),
  ) as Partial<T>;
}
