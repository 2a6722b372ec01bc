import { notFound, validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type { AnswerRecord, ListingRecord, QuestionRecord } from '../store/records';
import type { Store } from '../store/store';
import { newestFirst } from './order';

/** The contract's bound of the answers to one question. */
const MOST_ANSWERS = 100;

/** The questions about a listing, the latest first. */
export const questionsAbout = (
  questions: Collection<QuestionRecord>,
  listing: ListingRecord,
): QuestionRecord[] =>
  questions
    .all()
    .filter(({ listingId }) => listingId === listing.id)
    .sort(newestFirst);

/** Keeps a question and counts it in the listing's. */
export async function askQuestion(
  store: Store,
  now: Date,
  listing: ListingRecord,
  authorId: string,
  input: Pick<QuestionRecord, 'text' | 'notifyByEmail'>,
): Promise<QuestionRecord> {
  const { listings, questions } = await store.open('listings', 'questions');
  listings.put({ ...listing, questionCount: listing.questionCount + 1 });
  return questions.put({
    ...input,
    id: store.nextId('question'),
    listingId: listing.id,
    authorId,
    createdAt: now.toISOString(),
    answers: [],
  });
}

/**
 * Keeps a member's answer to a question about this listing.
 *
 * @throws ProblemError 404 where the question is about another, 422 where it has as many answers as
 *   it holds
 */
export async function answerQuestion(
  store: Store,
  now: Date,
  listing: ListingRecord,
  questionId: string,
  authorId: string,
  { text }: Pick<AnswerRecord, 'text'>,
): Promise<AnswerRecord> {
  const { questions, answers } = await store.open('questions', 'answers');
  const question = questions.get(questionId);
  if (question?.listingId !== listing.id) throw notFound('question');
  if (answers.all().filter((one) => one.questionId === question.id).length >= MOST_ANSWERS) {
    const detail = `A question takes at most ${MOST_ANSWERS} answers. Ask a new one.`;
    throw validationFailed([{ pointer: '/text', code: 'full', detail }]);
  }
  return answers.put({
    id: store.nextId('answer'),
    questionId: question.id,
    authorId,
    fromVendor: false,
    text,
    createdAt: now.toISOString(),
  });
}
