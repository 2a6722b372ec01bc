import type { TermRecord } from '../store/records/glossaryRecords';
import { compareText, ordered } from '../rules/order';
import { wordLine, wordTest } from './words';

/** By the alphabet. */
export const byTitle = ordered<TermRecord>((a, b) => compareText(a.title, b.title));

/** The terms of a list, or of all, in which every word of `q` occurs: in the term or its summary. */
export function searchTerms(
  terms: readonly TermRecord[],
  { q, list }: { q?: string; list?: string },
): TermRecord[] {
  const holdsWords = wordTest(
    q,
    terms,
    ({ title }) => wordLine(title),
    ({ summary }) => [wordLine(summary)],
  );
  return terms.filter((term) => (list === undefined || term.listId === list) && holdsWords(term));
}
