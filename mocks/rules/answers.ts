import { validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type { AnswerRecord } from '../store/records';

/** The contract's bound of the answers to one question. */
const MOST_ANSWERS = 100;

/**
 * Checks that a question takes one more answer.
 *
 * @throws ProblemError 422 where it has as many as it holds
 */
export function checkRoomForAnswer(answers: Collection<AnswerRecord>, questionId: string): void {
  const given = answers.all().filter((answer) => answer.questionId === questionId);
  if (given.length < MOST_ANSWERS) return;
  const detail = `A question takes at most ${MOST_ANSWERS} answers. Ask a new one.`;
  throw validationFailed([{ pointer: '/text', code: 'full', detail }]);
}
