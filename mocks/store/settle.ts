import type { CollectionName, SeededName } from './records';
import { REFERENCES } from './references';
import { overlayOf, type SeedSource, type State } from './state';

type AnyRecord = { id: string; [property: string]: unknown };
type AnyOverlay = {
  added: Record<string, AnyRecord>;
  changed: Record<string, AnyRecord>;
  removed: string[];
};

/**
 * Fits a state to a seed that has changed since: runs once after each change of the seed.
 *
 * 1. What was changed of a seeded record stays, and its other properties are the new ones.
 * 2. Where the seed no longer has the record, the changes to it go with it.
 * 3. A record that refers to one that is gone goes, too, and so does what refers to that.
 *
 * @returns the state for today's seed; the one given is left as it was
 */
export async function settle(before: State, source: SeedSource): Promise<State> {
  const state = structuredClone(before);
  const { fingerprints, seeds } = source;
  const isNew = (name: string) =>
    name in fingerprints && state.seeds[name] !== fingerprints[name as SeededName];

  const seeded = new Map<CollectionName, Map<string, AnyRecord>>();
  const seedOf = async (name: CollectionName) => {
    let records = seeded.get(name);
    if (!records) {
      const list: unknown = name in seeds ? (await seeds[name as SeededName]()).default : [];
      records = new Map((list as AnyRecord[]).map((record) => [record.id, record]));
      seeded.set(name, records);
    }
    return records;
  };
  const overlay = (name: CollectionName) => overlayOf(state, name) as unknown as AnyOverlay;

  for (const name of Object.keys(state.collections) as CollectionName[]) {
    if (!isNew(name)) continue;
    const [seed, { changed }] = [await seedOf(name), overlay(name)];
    for (const id of Object.keys(changed)) if (!seed.has(id)) delete changed[id];
    overlay(name).removed = overlay(name).removed.filter((id) => seed.has(id));
  }

  const exists = async (name: CollectionName, id: string) => {
    const { added, removed } = overlay(name);
    return id in added || ((await seedOf(name)).has(id) && !removed.includes(id));
  };
  /** The records whose references may lead nowhere now: those of the seed only where it is new. */
  const suspects = async (name: CollectionName): Promise<AnyRecord[]> => {
    const { added, removed } = overlay(name);
    const ofSeed = isNew(name) ? [...(await seedOf(name)).values()] : [];
    return [...ofSeed.filter(({ id }) => !removed.includes(id)), ...Object.values(added)];
  };
  const leadsNowhere = async (name: CollectionName, record: AnyRecord) => {
    for (const [property, targets] of Object.entries(REFERENCES[name] ?? {})) {
      const id = record[property];
      if (typeof id !== 'string') continue;
      const found = await Promise.all(targets.map((target) => exists(target, id)));
      if (!found.includes(true)) return true;
    }
    return false;
  };

  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const name of Object.keys(REFERENCES) as CollectionName[]) {
      for (const record of await suspects(name)) {
        if (!(await leadsNowhere(name, record))) continue;
        isSettled = false;
        const { added, changed, removed } = overlay(name);
        delete added[record.id];
        delete changed[record.id];
        if ((await seedOf(name)).has(record.id)) removed.push(record.id);
      }
    }
  }
  return { ...state, seeds: fingerprints };
}
