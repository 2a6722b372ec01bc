import { notFound } from '../problem';
import type { Collection } from '../store/collection';

/**
 * The record with this id.
 *
 * @param noun what is looked for, as in "There is no such term"
 * @throws ProblemError 404 where there is none
 */
export function existing<T extends { id: string }>(
  collection: Collection<T>,
  id: string,
  noun: string,
): T {
  const record = collection.get(id);
  if (!record) throw notFound(noun);
  return record;
}
