import type { RequestBody } from '../contract/types';
import { notFound, ProblemError, validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type { ListingRecord } from '../store/records';
import type { AnswerRecord, QuestionRecord } from '../store/records/questionRecords';
import type { Store } from '../store/store';
import { sendMail } from './mails';
import { notify } from './notifications';
import { newestFirst } from './order';
import { ownsListing } from './partnerAccounts';

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
 * A member's own question about this listing.
 *
 * @throws ProblemError 404 where there is no such question about it, 403 where another has asked it
 */
export function ownQuestion(
  questions: Collection<QuestionRecord>,
  listing: ListingRecord,
  questionId: string,
  memberId: string,
): QuestionRecord {
  const question = questions.get(questionId);
  if (question?.listingId !== listing.id) throw notFound('question');
  if (question.authorId !== memberId)
    throw new ProblemError(403, 'forbidden', 'Only its author may do this');
  return question;
}

/**
 * Changes a member's own question.
 *
 * @throws ProblemError 404 or 403 as {@link ownQuestion}
 */
export async function editQuestion(
  store: Store,
  now: Date,
  listing: ListingRecord,
  questionId: string,
  memberId: string,
  change: RequestBody<'updateQuestion'>,
): Promise<QuestionRecord> {
  const { questions } = await store.open('questions');
  const before = ownQuestion(questions, listing, questionId, memberId);
  // The mail is between the asker and the shop: readers see no edit where the text is the same.
  const edited = change.text === undefined ? {} : { editedAt: now.toISOString() };
  return questions.put({ ...before, ...change, ...edited });
}

/**
 * Removes a member's own question with its answers, and takes it off the listing's count.
 *
 * @throws ProblemError 404 or 403 as {@link ownQuestion}
 */
export async function removeQuestion(
  store: Store,
  listing: ListingRecord,
  questionId: string,
  memberId: string,
): Promise<void> {
  const { listings, questions, answers } = await store.open('listings', 'questions', 'answers');
  questions.remove(ownQuestion(questions, listing, questionId, memberId).id);
  for (const answer of answers.all())
    if (answer.questionId === questionId) answers.remove(answer.id);
  listings.put({ ...listing, questionCount: listing.questionCount - 1 });
}

/** Tells the asker who replied, by mail too if they want that; nobody is told of their own answer. */
async function tellAsker(
  store: Store,
  now: Date,
  { id: listingId, title }: ListingRecord,
  { authorId: askerId, notifyByEmail }: QuestionRecord,
  answererId: string,
): Promise<void> {
  if (askerId === answererId) return;
  const { accounts, members } = await store.open('accounts', 'members');
  const asker = accounts.get(askerId);
  // Most seeded members never had an account, and others have deleted theirs.
  if (!asker) return;
  const name = members.get(answererId)!.name;
  await notify(store, now, askerId, {
    title: 'Your question has a reply',
    body: `${name} replied to your question about ${title}.`,
    listingId,
    action: 'see-answer',
  });
  if (!notifyByEmail) return;
  await sendMail(store, now, {
    to: asker.identifier,
    subject: `${name} replied to your question about ${title}`,
    text: `Read the reply on the page of ${title}, under Questions. You asked for an email about each reply; editing your question switches that off.`,
  });
}

/**
 * Keeps a member's answer to a question about this listing, and tells the asker.
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
  await tellAsker(store, now, listing, question, authorId);
  return answers.put({
    id: store.nextId('answer'),
    questionId: question.id,
    authorId,
    fromVendor: await ownsListing(store, authorId, listing),
    text,
    createdAt: now.toISOString(),
  });
}
