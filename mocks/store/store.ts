import { fingerprint, seedNow, seeds } from 'virtual:seed';
import { Collection, type Overlay } from './collection';
import type { CollectionName, Collections, SeededName } from './records';
import type { Storage } from './storage';

/** Goes up when the shape of the stored state changes; an older state is set aside. */
const VERSION = 1;
const DAY = 24 * 60 * 60 * 1000;

type Overlays = { [Name in CollectionName]?: Overlay<Collections[Name]> };

interface State {
  version: number;
  seed: string;
  /** How many ids were given out, by prefix. */
  counters: Record<string, number>;
  collections: Overlays;
}

/** The collections that were asked for, by name. */
export type Opened<Name extends CollectionName> = { [N in Name]: Collection<Collections[N]> };

export interface StoreOptions {
  storage: Storage;
  /** The time of the mock world. */
  now: () => Date;
  /** Told in plain words what a person should know, for example that a damaged state was set aside. */
  notify: (message: string) => void;
}

/**
 * The state of the mock backend: seeded collections, loaded on first use, with the changes of this
 * browser over them. Every request begins with `sync` and every change ends with `save`, so all tabs
 * see one state.
 */
export class Store {
  #options: StoreOptions;
  #state: State = emptyState();
  #text: string | null = null;
  #opened = new Map<CollectionName, Promise<Collection<{ id: string }>>>();
  #ready = new Map<CollectionName, Collection<{ id: string }>>();

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** Loads the named collections, each once. */
  async open<Name extends CollectionName>(...names: Name[]): Promise<Opened<Name>> {
    const opened = await Promise.all(names.map((name) => this.#open(name)));
    return Object.fromEntries(names.map((name, index) => [name, opened[index]])) as Opened<Name>;
  }

  /** An id that was never given out: `review-100001`. Seeded ids stay below 100000. */
  nextId(prefix: string): string {
    const count = (this.#state.counters[prefix] ?? 0) + 1;
    this.#state.counters[prefix] = count;
    return `${prefix}-${100000 + count}`;
  }

  /** Takes over what another tab has stored; sets a state aside that cannot be used. */
  sync(): void {
    const text = this.#options.storage.read();
    if (text === this.#text) return;
    this.#text = text;
    if (text === null) return this.#use(emptyState());
    const state = parseState(text);
    if (state) return this.#use(state);
    this.#options.storage.setAside();
    this.#text = null;
    this.#use(emptyState());
    this.#options.notify(
      'The saved demo data could not be read by this version, so it was set aside and you start afresh.',
    );
  }

  /** Stores the changes. */
  save(): void {
    this.#text = JSON.stringify(this.#state);
    this.#options.storage.write(this.#text);
  }

  /** Takes back the changes since the last `save`. */
  revert(): void {
    const state = this.#text === null ? undefined : parseState(this.#text);
    this.#use(state ?? emptyState());
  }

  /** Forgets all changes. */
  reset(): void {
    this.#options.storage.clear();
    this.#text = null;
    this.#use(emptyState());
  }

  /** All changes as text that `importState` takes. */
  exportState(): string {
    this.sync();
    return JSON.stringify(this.#state);
  }

  /**
   * Replaces all changes.
   *
   * @throws Error where the text is not a state of this version and this seed
   */
  importState(text: string): void {
    const state = parseState(text);
    if (!state)
      throw new Error('This is not a state that this version of the mock backend can read.');
    this.#use(state);
    this.save();
  }

  #open(name: CollectionName): Promise<Collection<{ id: string }>> {
    let opened = this.#opened.get(name);
    if (!opened) {
      opened = this.#load(name);
      this.#opened.set(name, opened);
      // A chunk that did not arrive is asked for again next time.
      opened.catch(() => this.#opened.delete(name));
    }
    return opened;
  }

  async #load(name: CollectionName): Promise<Collection<{ id: string }>> {
    const records: { id: string }[] =
      name in seeds ? (await seeds[name as SeededName]()).default : [];
    const days = Math.floor((this.#options.now().getTime() - Date.parse(seedNow)) / DAY);
    const seed = days === 0 ? records : records.map((record) => shiftTimes(record, days * DAY));
    const collection = new Collection(seed, this.#overlayOf(name));
    this.#ready.set(name, collection);
    return collection;
  }

  #overlayOf(name: CollectionName): Overlay<{ id: string }> {
    const overlays = this.#state.collections as Record<string, Overlay<{ id: string }>>;
    return (overlays[name] ??= { put: {}, removed: [] });
  }

  #use(state: State): void {
    this.#state = state;
    for (const [name, collection] of this.#ready) collection.replaceOverlay(this.#overlayOf(name));
  }
}

function emptyState(): State {
  return { version: VERSION, seed: fingerprint, counters: {}, collections: {} };
}

/** The state that a text holds, or undefined where it is damaged, older, or of another seed. */
function parseState(text: string): State | undefined {
  try {
    const state = JSON.parse(text) as Partial<State> | null;
    const usable =
      state?.version === VERSION &&
      state.seed === fingerprint &&
      typeof state.counters === 'object' &&
      state.counters !== null &&
      Object.values(state.counters).every(Number.isInteger) &&
      typeof state.collections === 'object' &&
      state.collections !== null &&
      Object.values(state.collections).every(isOverlay);
    return usable ? (state as State) : undefined;
  } catch {
    return undefined;
  }
}

function isOverlay(overlay: Partial<Overlay<unknown>> | null | undefined): boolean {
  return (
    typeof overlay?.put === 'object' &&
    overlay.put !== null &&
    Array.isArray(overlay.removed) &&
    Object.entries(overlay.put).every(
      ([id, record]) => (record as { id?: unknown } | null)?.id === id,
    )
  );
}

/**
 * The seed was written at one moment; moving its times by whole days keeps "three days ago" and
 * "ends on Friday" true whenever the site is opened. Times stand in `…At` and `…Since`.
 */
function shiftTimes<T>(value: T, offset: number): T {
  if (Array.isArray(value)) return value.map((item: unknown) => shiftTimes(item, offset)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'string' && /(At|Since)$/.test(key)
        ? new Date(Date.parse(inner) + offset).toISOString()
        : shiftTimes(inner, offset),
    ]),
  ) as T;
}
