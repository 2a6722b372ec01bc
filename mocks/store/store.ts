import * as builtSeed from 'virtual:seed';
import { Collection } from './collection';
import type { CollectionName, Collections, SeededName } from './records';
import { shiftTimes, wholeDays } from './shiftTimes';
import { emptyState, overlayOf, parseState, stateText, type SeedSource, type State } from './state';
import { StorageFull, type Storage, type Stored, type StoredFile } from './storage';

/** The collections that were asked for, by name. */
export type Opened<Name extends CollectionName> = { [N in Name]: Collection<Collections[N]> };

export interface StoreOptions {
  storage: Storage;
  /** The time of the mock world. */
  now: () => Date;
  /** Told in plain words what a person should know, for example that a damaged state was set aside. */
  notify: (message: string) => void;
  /** The seed; that of the build where it is left out. */
  seed?: SeedSource;
}

/**
 * The state of the mock backend: seeded collections, loaded on first use, with the changes of this
 * browser over them. Every request begins with `sync` or `begin` and every change ends with `save`,
 * so all tabs see one state.
 *
 * The seed's times move once, when the store is made: time goes on from there, deals end, and all
 * collections agree with each other however long the page stays open.
 */
export class Store {
  #options: StoreOptions;
  #seed: SeedSource;
  #shift: number;
  #state: State;
  /** The text of the state as it was saved last. */
  #saved: string;
  #revision: string | undefined;
  #isChanging = false;
  /** Files that the change under way keeps and removes. */
  #keptFiles = new Map<string, StoredFile>();
  #removedFiles = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  #opened = new Map<CollectionName, Promise<Collection<{ id: string }>>>();
  #ready = new Map<CollectionName, Collection<{ id: string }>>();

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#seed = options.seed ?? builtSeed;
    this.#shift = wholeDays(Date.parse(this.#seed.seedNow), options.now().getTime());
    this.#state = emptyState(this.#seed);
    this.#saved = stateText(this.#state);
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

  /** The file with this id, or undefined where there is none. */
  async readFile(id: string): Promise<StoredFile | undefined> {
    if (this.#removedFiles.has(id)) return undefined;
    return this.#keptFiles.get(id) ?? this.#options.storage.readFile(id);
  }

  /** The file that the change under way keeps under this id, if it does. */
  fileUnderWay(id: string): StoredFile | undefined {
    return this.#keptFiles.get(id);
  }

  /** Keeps a file under an id that was never used, as part of the change under way. */
  keepFile(id: string, file: StoredFile): void {
    this.#keptFiles.set(id, file);
  }

  /** Removes a file, as part of the change under way. */
  removeFile(id: string): void {
    this.#removedFiles.add(id);
  }

  /** Takes over what another tab has stored; sets a state aside that cannot be used. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      // A change that is under way ends in `save` or `revert`; nothing may replace it until then.
      if (!this.#isChanging) await this.#takeOver();
    });
  }

  /** Begins a change, of which there may be one at a time: syncs, then lets nothing come between. */
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#takeOver();
      this.#isChanging = true;
    });
  }

  /**
   * Stores the changes.
   *
   * @throws StorageFull where there is no room for them
   * @throws Error where another tab without locks was faster
   */
  save(): Promise<void> {
    return this.#inTurn(async () => {
      const text = stateText(this.#state);
      if (text !== this.#saved) await this.#write(text);
      this.#isChanging = false;
    });
  }

  /** Takes back the changes since the last `save`. */
  revert(): void {
    this.#isChanging = false;
    this.#forgetFileChanges();
    this.#use(parseState(this.#saved) ?? emptyState(this.#seed));
  }

  /** Forgets all changes, those that other versions have stored, too. */
  reset(): Promise<void> {
    return this.#inTurn(async () => {
      this.#forgetFileChanges();
      await this.#options.storage.clear();
      this.#revision = '';
      this.#use(emptyState(this.#seed));
      this.#saved = stateText(this.#state);
    });
  }

  /**
   * All changes as text that `importState` takes; files, tokens, codes and password hashes stay
   * behind.
   */
  async exportState(): Promise<string> {
    await this.sync();
    const { withoutSecrets } = await import('./exchange');
    return stateText(withoutSecrets(this.#state));
  }

  /**
   * Replaces all changes.
   *
   * @throws Error where the text is not a state, or names the first record that is not one
   */
  async importState(text: string): Promise<void> {
    const { readExported } = await import('./exchange');
    const state = await readExported(text, this.#seed);
    await this.#inTurn(async () => {
      await this.#takeOver();
      await this.#write(stateText(state));
      this.#use(state);
    });
  }

  /** Lets what reads or writes the storage run one after the other. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(run);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #write(text: string): Promise<void> {
    const files = { kept: this.#keptFiles, removed: this.#removedFiles };
    const revision = await this.#options.storage.write(text, this.#revision ?? '', files);
    if (revision === undefined) throw new Error('Another tab has changed the same data.');
    this.#revision = revision;
    this.#saved = text;
    this.#forgetFileChanges();
  }

  #forgetFileChanges(): void {
    this.#keptFiles = new Map();
    this.#removedFiles = new Set();
  }

  async #takeOver(): Promise<void> {
    const stored = await this.#options.storage.read(this.#revision);
    if (!stored) return;
    const { state, revision } = await this.#stateIn(stored);
    // Only now: if something above fails, the next request has to find what is stored.
    this.#revision = revision;
    this.#use(state);
    this.#saved = stateText(state);
    const isFirstVisit = stored.text === null && this.#saved === stateText(emptyState(this.#seed));
    if (this.#saved !== stored.text && !isFirstVisit) await this.#keep(this.#saved);
  }

  /** Stores what the site itself has changed. Where that fails, the next change tries again. */
  async #keep(text: string): Promise<void> {
    try {
      await this.#write(text);
    } catch (error) {
      if (!(error instanceof StorageFull)) this.#revision = undefined;
    }
  }

  /** The state in what is stored, or the one that an older version left, fit for today's seed. */
  async #stateIn({ text, revision }: Stored): Promise<{ state: State; revision: string }> {
    if (text === null) {
      const older = revision === '' ? await this.#options.storage.readOlder() : null;
      const migrations = older === null ? undefined : await import('./migrations');
      const migrated = await migrations?.migrate(older!, this.#seed);
      return { state: migrated ?? emptyState(this.#seed), revision };
    }
    const state = parseState(text);
    if (state) return { state: await this.#settled(state), revision };
    await this.#options.storage.setAside();
    this.#options.notify(
      'The saved demo data could not be read, so it was set aside and the demo starts over.',
    );
    return { state: emptyState(this.#seed), revision: '' };
  }

  async #settled(state: State): Promise<State> {
    const { fingerprints } = this.#seed;
    const isSame = Object.entries(fingerprints).every(([name, now]) => state.seeds[name] === now);
    if (isSame) return state;
    const { settle } = await import('./settle');
    return settle(state, this.#seed);
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
    const { seeds } = this.#seed;
    const records: { id: string }[] =
      name in seeds ? (await seeds[name as SeededName]()).default : [];
    const seed = this.#shift === 0 ? records : shiftTimes(records, this.#shift);
    const collection = new Collection(seed, overlayOf(this.#state, name));
    this.#ready.set(name, collection);
    return collection;
  }

  #use(state: State): void {
    this.#state = state;
    for (const [name, collection] of this.#ready) collection.replaceOverlay(overlayOf(state, name));
  }
}
