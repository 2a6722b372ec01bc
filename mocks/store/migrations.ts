import recordShapes from 'virtual:records';
import { faultOf } from './checkRecords';
import { emptyOverlay } from './collection';
import type { CollectionName, SeededName } from './records';
import { settle } from './settle';
import { areRecords, isMap, isState, overlayOf, type SeedSource, type State } from './state';

/** A state of version 1: added and changed records stand together, and one seed is one fingerprint. */
interface FirstState {
  version: 1;
  counters: Record<string, number>;
  collections: Record<string, { put: Record<string, { id: string }>; removed: string[] }>;
}

const isFirst = (state: unknown): state is FirstState =>
  isMap(state) &&
  isMap(state.collections) &&
  Object.values(state.collections).every(
    (overlay) => isMap(overlay) && areRecords(overlay.put) && Array.isArray(overlay.removed),
  );

/** In version 1 these had no case number yet. */
const WITHOUT_CASE_NUMBER = ['quoteRequests', 'suggestionRequests'];

async function fromFirst(first: unknown, { seeds }: SeedSource): Promise<unknown> {
  if (!isFirst(first)) return undefined;
  const counters: Record<string, number> = { case: 0, ...first.counters };
  const addCaseNumber = (record: { id: string }) => {
    counters.case! += 1;
    return { ...record, caseNumber: `DW-${100000 + counters.case!}` };
  };
  const collections: Record<string, unknown> = {};
  for (const [name, { put, removed }] of Object.entries(first.collections)) {
    const seed = name in seeds ? (await seeds[name as SeededName]()).default : [];
    const seeded = new Set(seed.map(({ id }) => id));
    const entries = Object.entries(put).map(([id, record]): [string, { id: string }] => [
      id,
      WITHOUT_CASE_NUMBER.includes(name) ? addCaseNumber(record) : record,
    ]);
    collections[name] = {
      ...emptyOverlay(),
      added: Object.fromEntries(entries.filter(([id]) => !seeded.has(id))),
      changed: Object.fromEntries(entries.filter(([id]) => seeded.has(id))),
      removed,
    };
  }
  return { version: 2, seeds: {}, counters, collections };
}

/** For each older version the step to the next one. */
const STEPS: Record<number, (state: unknown, seed: SeedSource) => Promise<unknown>> = {
  1: fromFirst,
};

/** Leaves out what is not as today's records are: changes to a record that is gone from the seed. */
function withoutFaults(state: State): State {
  const whole: State = { ...state, collections: {} };
  for (const name of Object.keys(state.collections) as CollectionName[]) {
    if (!(name in recordShapes)) continue;
    const from = overlayOf(state, name);
    const to = overlayOf(whole, name);
    for (const kind of ['added', 'changed'] as const) {
      const sound = Object.entries(from[kind]).filter(([, record]) => !faultOf(name, record, kind));
      Object.assign(to[kind], Object.fromEntries(sound));
    }
    to.removed = from.removed;
  }
  return whole;
}

function versionIn(state: unknown): number {
  return isMap(state) && typeof state.version === 'number' ? state.version : NaN;
}

/**
 * The state in a text of an older version, in the shape of this one and fit for the seed; undefined
 * where it can't be read.
 */
export async function migrate(text: string, seed: SeedSource): Promise<State | undefined> {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch {
    return undefined;
  }
  let version = versionIn(state);
  for (; STEPS[version]; version += 1) state = await STEPS[version]!(state, seed);
  return isState(state) ? settle(withoutFaults(state), seed) : undefined;
}
