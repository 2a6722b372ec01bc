import { ProblemError } from '../problem';

/**
 * Lets a change through that starts from the current version.
 *
 * @param tag the entity tag of the record's version
 * @param wanted what the request says in `If-Match`
 * @throws ProblemError 412 where it starts from another version
 */
export function requireVersion(tag: string, wanted: string): void {
  if (wanted === '*' || wanted === tag) return;
  throw new ProblemError(412, 'precondition-failed', 'This was changed elsewhere meanwhile');
}
