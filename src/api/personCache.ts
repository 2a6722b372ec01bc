import { createContext } from 'react';
import { unstable_serialize, type Cache, type Key, type ScopedMutator, type State } from 'swr';

/** The first part of every SWR key of this API; the second is the path, the third what was asked. */
export const PREFIX = 'api';

/** The one resource that is asked before it is known who asks. */
export const SESSION_PATH = '/session';

/**
 * Counts the persons at the keyboard since the page was opened. It is the last part of every key but
 * the session's, so that what was read as one person can't be found as another, and an answer that
 * comes after a change of person is never shown.
 */
export const PersonContext = createContext(0);

/** The key of a resource as it is read by the person of that number. */
export function keyOf(key: readonly unknown[], person: number): unknown[] {
  return key[1] === SESSION_PATH ? [...key] : [...key.slice(0, 3), person];
}

/** Whether it is a key of this API, and of that person. */
export function isKeyOf(key: unknown, person: number): key is unknown[] {
  return Array.isArray(key) && key[0] === PREFIX && key[3] === person;
}

/** All keys that were ever read, which SWR shows only to the filter of a change. */
function allKeys(mutate: ScopedMutator): unknown[] {
  const keys: unknown[] = [];
  void mutate((key) => {
    keys.push(key);
    return false;
  });
  return keys;
}

/**
 * Lets the next person start from what the one before has read, where `mayKeep` allows it: it shows
 * until it has been asked again.
 */
export function handOver(
  cache: Cache,
  mutate: ScopedMutator,
  from: number,
  mayKeep: (data: object) => boolean,
): void {
  for (const key of allKeys(mutate)) {
    if (!isKeyOf(key, from)) continue;
    const data = cache.get(unstable_serialize(key))?.data as object | undefined;
    if (!data || !mayKeep(data)) continue;
    const next = keyOf(key, from + 1);
    // SWR keeps a key beside its data, for filters like the one above.
    cache.set(unstable_serialize(next), { data, _k: next } as State);
  }
}

/** Forgets what others than this person have read, also what of it is still on its way. */
export async function forgetOthers(
  cache: Cache,
  mutate: ScopedMutator,
  person: number,
): Promise<void> {
  const isOthers = (key: unknown) => Array.isArray(key) && key.length === 4 && key[3] !== person;
  // SWR takes no answer to what was changed after it was asked for.
  await mutate(isOthers, undefined, { revalidate: false });
  for (const key of allKeys(mutate).filter(isOthers)) cache.delete(unstable_serialize(key as Key));
}
