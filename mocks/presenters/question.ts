import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import type { MemberRecord } from '../store/records';
import type { AnswerRecord, QuestionRecord } from '../store/records/questionRecords';
import { presentMember } from './member';

type Schemas = components['schemas'];

/** An answer with its author. */
export function presentAnswer(
  { id, authorId, fromVendor, text, createdAt }: Omit<AnswerRecord, 'questionId'>,
  members: Collection<MemberRecord>,
  pictureUrl: (picture: string) => string,
): Schemas['Answer'] {
  return {
    id,
    author: presentMember(members, authorId, pictureUrl),
    fromVendor,
    text,
    createdAt,
  };
}

/** A question with its answers, the oldest first. */
export function presentQuestion(
  question: QuestionRecord,
  answers: readonly AnswerRecord[],
  members: Collection<MemberRecord>,
  pictureUrl: (picture: string) => string,
): Schemas['Question'] {
  const given = answers.filter(({ questionId }) => questionId === question.id);
  return {
    id: question.id,
    author: presentMember(members, question.authorId, pictureUrl),
    text: question.text,
    createdAt: question.createdAt,
    editedAt: question.editedAt ?? null,
    answers: [...question.answers, ...given]
      .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
      .map((answer) => presentAnswer(answer, members, pictureUrl)),
  };
}

/** A question as only its author sees it, with whether they want mail. */
export const presentOwnQuestion = (
  question: QuestionRecord,
  answers: readonly AnswerRecord[],
  members: Collection<MemberRecord>,
  pictureUrl: (picture: string) => string,
): Schemas['OwnQuestion'] => ({
  ...presentQuestion(question, answers, members, pictureUrl),
  notifyByEmail: question.notifyByEmail,
});
