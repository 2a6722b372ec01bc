import type { ListingRecord } from '../store/records';
import type { QuestionRecord } from '../store/records/questionRecords';
import type { Store } from '../store/store';
import { newestFirst } from './order';
import { partnerAccountsOf } from './partnerAccounts';

/** The listings of the catalog whose vendors a partner runs. */
export async function catalogListingsOf(store: Store, accountId: string): Promise<ListingRecord[]> {
  const { listings } = await store.open('listings');
  const own = new Set((await partnerAccountsOf(store, accountId)).map(({ id }) => id));
  return listings.all().filter(({ vendor }) => own.has(vendor.id));
}

/** The questions about a partner's listings to which no vendor has answered, the oldest first. */
export async function openQuestionsOf(store: Store, accountId: string): Promise<QuestionRecord[]> {
  const { questions, answers } = await store.open('questions', 'answers');
  const own = new Set((await catalogListingsOf(store, accountId)).map(({ id }) => id));
  const answered = new Set(
    answers.all().flatMap(({ questionId, fromVendor }) => (fromVendor ? [questionId] : [])),
  );
  return questions
    .all()
    .filter(
      (question) =>
        own.has(question.listingId) &&
        !answered.has(question.id) &&
        !question.answers.some(({ fromVendor }) => fromVendor),
    )
    .sort((a, b) => newestFirst(b, a));
}
