import { documentText } from '../rules/documentText';
import type { HelpQuestionRecord } from '../store/records/helpRecords';
import { areTogether, holdsWords, readSearch, wordLine } from './words';

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
  const wanted = questions.filter(
    ({ groupId, popularity }) =>
      (group === undefined || groupId === group) &&
      (popular === undefined || (popularity !== null) === popular),
  );
  if (popular) wanted.sort((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0));
  const lines = new Map(
    questions.map((record) => {
      const question = wordLine(record.question);
      return [record, { question, answer: wordLine(documentText(record.answer)) }];
    }),
  );
  const words = readSearch(
    q,
    [...lines.values()].flatMap(({ question, answer }) => [question, answer]),
  );
  if (!words) return wanted;
  const inQuestion = (record: HelpQuestionRecord) =>
    words.filter((word) => holdsWords([word], lines.get(record)!.question)).length;
  return wanted
    .filter((record) => {
      const { question, answer } = lines.get(record)!;
      return areTogether(words, question, [answer]);
    })
    .sort((a, b) => inQuestion(b) - inQuestion(a));
}
