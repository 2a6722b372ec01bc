/**
 * What was changed of a collection since the seed: whole records that were added, the changed
 * properties of seeded ones, and the ids of those removed. The unchanged properties of a seeded
 * record stay those of the seed, whose times move with the calendar.
 */
export interface Overlay<T> {
  put: Record<string, Partial<T> & { id: string }>;
  removed: string[];
}

/**
 * Records by id: the seeded ones with the changes laid over them. Only the changes are kept, so a
 * stored state stays small and a new seed does not have to be merged by hand.
 */
export class Collection<T extends { id: string }> {
  #seed: Map<string, T>;
  #overlay: Overlay<T>;
  #records: Map<string, T> | undefined;
  #list: readonly T[] | undefined;

  constructor(seed: T[], overlay: Overlay<T>) {
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

  /** Adds a record, or replaces the one with its id. */
  put(record: T): T {
    this.#overlay.removed = this.#overlay.removed.filter((id) => id !== record.id);
    const seeded = this.#seed.get(record.id);
    this.#overlay.put[record.id] = seeded ? { ...changes(seeded, record), id: record.id } : record;
    this.#forget();
    return record;
  }

  /** Removes a record; whether there was one. */
  remove(id: string): boolean {
    if (!this.get(id)) return false;
    delete this.#overlay.put[id];
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
      this.#records = new Map(this.#seed);
      for (const id of this.#overlay.removed) this.#records.delete(id);
      for (const [id, record] of Object.entries(this.#overlay.put)) {
        this.#records.set(id, { ...this.#seed.get(id), ...record } as T);
      }
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
