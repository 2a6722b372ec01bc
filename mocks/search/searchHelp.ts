import { documentText } from '../rules/documentText';
import type { HelpQuestionRecord } from '../store/records/helpRecords';
import { hasWord, wordLine, wordsOf } from './words';

export interface HelpSearch {
  q?: string;
  group?: string;
  popular?: boolean;
}

/**
 * The questions in which every word of `q` occurs, in the question or the answer, half a word
 * counting as the whole. Those with most of the words in the question itself come first; without
 * words they keep their order, but for the popular ones, of which the most asked come first.
 */
export function searchHelp(
  questions: readonly HelpQuestionRecord[],
  { q = '', group, popular }: HelpSearch,
): HelpQuestionRecord[] {
  const words = wordsOf(q);
  const wanted = questions.filter(
    ({ groupId, popularity }) =>
      (group === undefined || groupId === group) &&
      (popular === undefined || (popularity !== null) === popular),
  );
  if (popular) wanted.sort((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0));
  const matches = wanted.flatMap((record) => {
    const question = wordLine(record.question);
    const all = question + wordLine(documentText(record.answer));
    if (!words.every((word) => hasWord(all, word))) return [];
    return [{ record, inQuestion: words.filter((word) => hasWord(question, word)).length }];
  });
  return matches.sort((a, b) => b.inQuestion - a.inQuestion).map(({ record }) => record);
}
