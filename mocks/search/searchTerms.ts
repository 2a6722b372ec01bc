import type { TermRecord } from '../store/records/glossaryRecords';
import { ordered } from '../rules/order';
import { hasWord, wordLine, wordsOf } from './words';

/** By the alphabet. */
export const byTitle = ordered<TermRecord>((a, b) => a.title.localeCompare(b.title, 'en'));

/** The terms of a list, or of all, in which every word of `q` occurs: in the term or its summary. */
export function searchTerms(
  terms: readonly TermRecord[],
  { q = '', list }: { q?: string; list?: string },
): TermRecord[] {
  const words = wordsOf(q);
  return terms.filter(({ title, summary, listId }) => {
    if (list !== undefined && listId !== list) return false;
    const line = wordLine(title, summary);
    return words.every((word) => hasWord(line, word));
  });
}
