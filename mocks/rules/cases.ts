import type { components } from '../../src/api/schema.d';
import type { PostReportRecord } from '../store/records/discussionRecords';
import type { ListingRecord } from '../store/records';
import type { ReportRecord } from '../store/records/caseRecords';
import type { Store } from '../store/store';

type Schemas = components['schemas'];

/** What every case gets: an id of its kind, and a number that was never given out (`DW-100017`). */
const opened = (store: Store, now: Date, kind: string) => ({
  id: store.nextId(kind),
  caseNumber: store.nextId('case').replace('case-', 'DW-'),
  createdAt: now.toISOString(),
});

const caseOf = ({ caseNumber, createdAt }: Schemas['Case']): Schemas['Case'] => ({
  caseNumber,
  createdAt,
});

/** Files what a reader finds wrong with a post. */
export async function filePostReport(
  store: Store,
  now: Date,
  post: Pick<PostReportRecord, 'discussionId' | 'commentId'>,
  { reason, details = '' }: Schemas['PostReportInput'],
): Promise<Schemas['Case']> {
  const { postReports } = await store.open('postReports');
  return caseOf(
    postReports.put({ ...post, reason, details, ...opened(store, now, 'post-report') }),
  );
}

/** Files what a visitor finds wrong with a listing. */
export async function fileReport(
  store: Store,
  now: Date,
  listing: ListingRecord,
  { reason, details = '' }: Schemas['ReportInput'],
): Promise<ReportRecord> {
  const { reports } = await store.open('reports');
  return reports.put({ listingId: listing.id, reason, details, ...opened(store, now, 'report') });
}

/** Files a message to support. */
export async function fileContactMessage(
  store: Store,
  now: Date,
  input: Schemas['ContactMessageInput'],
): Promise<Schemas['Case']> {
  const { contactMessages } = await store.open('contactMessages');
  return caseOf(contactMessages.put({ ...input, ...opened(store, now, 'message') }));
}

/** Files what a partner thinks of the partner pages. */
export async function filePartnerFeedback(
  store: Store,
  now: Date,
  accountId: string,
  { message }: Schemas['PartnerFeedbackInput'],
): Promise<Schemas['Case']> {
  const { partnerFeedback } = await store.open('partnerFeedback');
  return caseOf(partnerFeedback.put({ accountId, message, ...opened(store, now, 'feedback') }));
}

/** Files a request for a quote. */
export async function fileQuoteRequest(
  store: Store,
  now: Date,
  input: Schemas['QuoteRequestInput'],
): Promise<Schemas['Case']> {
  const { quoteRequests } = await store.open('quoteRequests');
  const blank = { lastName: '', company: '', message: '' };
  return caseOf(quoteRequests.put({ ...blank, ...input, ...opened(store, now, 'quote') }));
}

/** Files a request for suggestions. */
export async function fileSuggestionRequest(
  store: Store,
  now: Date,
  input: Schemas['SuggestionRequestInput'],
): Promise<Schemas['Case']> {
  const { suggestionRequests } = await store.open('suggestionRequests');
  return caseOf(suggestionRequests.put({ ...input, ...opened(store, now, 'suggestion-request') }));
}
