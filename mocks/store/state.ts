import { emptyOverlay, type Overlay } from './collection';
import type { CollectionName, Collections, SeededCollections, SeededName } from './records';

/** Goes up when the shape of the stored state changes, with a step in migrations.ts. */
export const STATE_VERSION = 2;

/** The changes of each collection that has any. */
export type Overlays = { [Name in CollectionName]?: Overlay<Collections[Name]> };

/** All that visitors have changed, as it is stored. */
export interface State {
  version: typeof STATE_VERSION;
  /** For each seeded collection the fingerprint of the seed that the changes fit to. */
  seeds: Record<string, string>;
  /** How many ids were given out, by prefix. */
  counters: Record<string, number>;
  collections: Overlays;
}

/** The seed as the build writes it: the module `virtual:seed`. */
export interface SeedSource {
  /** When the seed was written, RFC 3339: the moment its timestamps relate to. */
  seedNow: string;
  /** For each seeded collection a text that changes whenever its records do. */
  fingerprints: Record<SeededName, string>;
  /** For each seeded collection its records, loaded on first use. */
  seeds: {
    [Name in SeededName]: () => Promise<{ default: SeededCollections[Name][] }>;
  };
}

/** A state in which nothing was changed. */
export function emptyState({ fingerprints }: SeedSource): State {
  return { version: STATE_VERSION, seeds: fingerprints, counters: {}, collections: {} };
}

/** The changes of one collection; they become part of the state where there were none. */
export function overlayOf<Name extends CollectionName>(
  { collections }: State,
  name: Name,
): Overlay<Collections[Name]> {
  const overlays = collections as Record<Name, Overlay<Collections[Name]> | undefined>;
  return (overlays[name] ??= emptyOverlay());
}

/** Whether a value is an object that holds something by name. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value holds records by their ids. */
export const areRecords = (value: unknown) =>
  isMap(value) && Object.entries(value).every(([id, record]) => isMap(record) && record.id === id);

const isOverlay = (value: unknown) =>
  isMap(value) &&
  areRecords(value.added) &&
  areRecords(value.changed) &&
  Array.isArray(value.removed);

/**
 * The state that a text of this version holds, or undefined where it is damaged. Looks at the frame
 * only: a stored text was written by this very code.
 */
export function parseState(text: string): State | undefined {
  try {
    const state: unknown = JSON.parse(text);
    return isState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value has the frame of a state of this version. */
export function isState(value: unknown): value is State {
  return (
    isMap(value) &&
    value.version === STATE_VERSION &&
    isMap(value.seeds) &&
    isMap(value.counters) &&
    Object.values(value.counters).every(Number.isInteger) &&
    isMap(value.collections) &&
    Object.values(value.collections).every(isOverlay)
  );
}

/** The text that a state is stored as; collections without a change are left out. */
export function stateText(state: State): string {
  const changed = Object.entries(state.collections).filter(
    ([, { added, changed, removed }]) =>
      Object.keys(added).length + Object.keys(changed).length + removed.length > 0,
  );
  return JSON.stringify({ ...state, collections: Object.fromEntries(changed) });
}
