import { notFound } from '../problem';

/**
 * The record with this id.
 *
 * @param noun what is looked for, as in "There is no such term"
 * @throws ProblemError 404 where there is none
 */
export function existing<T extends object>(
  collection: { get: (id: string) => T | undefined },
  id: string,
  noun: string,
): T {
  const record = collection.get(id);
  if (!record) throw notFound(noun);
  return record;
}
