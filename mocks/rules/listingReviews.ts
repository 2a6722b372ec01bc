import type { Reviewer } from '../reviewer';
import { wordsOf } from '../search/words';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { notify } from './notifications';
import { newListingId, toListing } from './publishedListings';

/** How long the reviewer takes, in seconds. */
const REVIEW_SECONDS = 30;

/** Whether a text says nothing that others don't say. */
const repeats = (text: string, ...others: string[]) => {
  const known = new Set(wordsOf(others.join(' ')));
  return wordsOf(text).every((word) => known.has(word));
};

const hasTwins = (texts: readonly string[]) =>
  new Set(texts.map((text) => wordsOf(text).join(' '))).size < texts.length;

/** What a reviewer finds wrong with a complete listing, in plain words; null where nothing is. */
function objectionTo(record: VendorListingRecord, isStrict: boolean): string | null {
  if (repeats(record.description, record.name)) {
    return 'The description only repeats the name. Say in two lines what the tool does.';
  }
  if (hasTwins(record.pros)) return 'Two of the pros say the same thing. Give five different ones.';
  if (hasTwins(record.useCases)) {
    return 'Two of the use-cases say the same thing. Give five different ones.';
  }
  if (!isStrict) return null;
  const slots = record.pictures.map(({ slot }) => slot);
  if (!slots.includes('founder')) return 'Add a picture of the founder: buyers like to see you.';
  return slots.length < 3 ? 'One screenshot is not enough. Add one of the tool at work.' : null;
}

const REFUSED = 'Our reviewers could not find the product at the URL that you gave.';

/** What the reviewer makes of a listing, and after how many seconds. */
function verdictOn(record: VendorListingRecord, reviewer: Reviewer) {
  if (typeof reviewer === 'object') {
    const rejection = reviewer.decides === 'approves' ? null : REFUSED;
    return { rejection, seconds: reviewer.afterSeconds };
  }
  return { rejection: objectionTo(record, reviewer === 'strict'), seconds: REVIEW_SECONDS };
}

const noticeOf = ({ name }: VendorListingRecord, rejection: string | null) =>
  rejection === null
    ? { title: `${name} is live`, body: 'Buyers find it in the catalog from now on.' }
    : { title: `${name} was not approved`, body: rejection };

/**
 * Hands a complete listing to the reviewer. The outcome is known to the mock at once and to everyone
 * else when it is due: until then the listing of the catalog and the notice lie ahead in time.
 */
export async function review(
  store: Store,
  now: Date,
  record: VendorListingRecord,
  reviewer: Reviewer,
): Promise<VendorListingRecord> {
  const opened = await store.open('vendorListings', 'listings', 'listingTexts', 'partnerAccounts');
  const { rejection, seconds } = verdictOn(record, reviewer);
  const decided = new Date(now.getTime() + seconds * 1000);
  const listingId = rejection === null ? newListingId(opened.listings, record.name) : null;
  if (listingId !== null) {
    const vendor = opened.partnerAccounts.get(record.partnerAccountId)!;
    const { listing, text } = toListing(record, { id: listingId, vendor, createdAt: decided });
    opened.listings.put(listing);
    opened.listingTexts.put(text);
  }
  await notify(store, decided, record.accountId, { ...noticeOf(record, rejection), listingId });
  return opened.vendorListings.put({
    ...record,
    listingId,
    review: { decidedAt: decided.toISOString(), rejection },
    updatedAt: now.toISOString(),
  });
}

/** Makes a listing that is under review a draft again; what the review would have led to is gone. */
export async function takeOutOfReview(
  store: Store,
  record: VendorListingRecord,
): Promise<VendorListingRecord> {
  const opened = await store.open('vendorListings', 'listings', 'listingTexts', 'notifications');
  if (record.listingId !== null) {
    opened.listings.remove(record.listingId);
    opened.listingTexts.remove(record.listingId);
  }
  for (const notice of opened.notifications.all()) {
    const isOfReview = notice.createdAt === record.review?.decidedAt;
    if (isOfReview && notice.accountId === record.accountId) opened.notifications.remove(notice.id);
  }
  return opened.vendorListings.put({ ...record, review: null, listingId: null });
}
