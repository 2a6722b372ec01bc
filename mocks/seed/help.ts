import type { HelpQuestionRecord } from '../store/records/helpRecords';
import type { NamedRecord } from '../store/records';
import { helpGroups } from './copy/help';
import { parseDocument } from './documents';

/** The groups of the help content, in the order to show them. */
export function buildHelpGroups(): NamedRecord[] {
  return helpGroups.map(({ id, name }) => ({ id, name }));
}

/** The questions of all groups, group by group. */
export function buildHelpQuestions(): HelpQuestionRecord[] {
  return helpGroups.flatMap(({ id: groupId, questions }) =>
    questions.map(({ id, question, answer, popularity }) => ({
      id,
      groupId,
      question,
      answer: parseDocument(answer),
      popularity: popularity ?? null,
    })),
  );
}
