import type { components } from '../../src/api/schema.d';
import type { RequestBody } from '../contract/types';
import { notFound, ProblemError, validationFailed } from '../problem';
import type {
  VendorListingFields,
  VendorListingRecord,
} from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { partnerAccountOf } from './partnerAccounts';
import { requireVersion } from './preconditions';

type Status = components['schemas']['VendorListingStatus'];

/** The contract's bound of the drafts of one partner. */
const MOST_DRAFTS = 1000;

/** The fields of a listing of which nothing was entered yet. */
export const UNTOLD: VendorListingFields = {
  name: '',
  websiteUrl: '',
  description: '',
  pros: [],
  useCases: [],
  categoryIds: [],
  pricing: null,
  price: null,
  oldPrice: null,
  featureMyTool: null,
  wantsLifetimeDealCall: null,
  founderName: '',
  founderNote: '',
  howItWorks: '',
  bestFor: '',
};

/** How a listing stands at a time: a decision holds from its time on. */
export function vendorListingStatus({ review }: VendorListingRecord, now: Date): Status {
  if (!review) return 'draft';
  if (Date.parse(review.decidedAt) > now.getTime()) return 'submitted';
  return review.rejection === null ? 'live' : 'rejected';
}

/** The version of the fields as an entity tag. */
export const vendorListingTag = ({ version }: VendorListingRecord): string => `"${version}"`;

/**
 * What a partner has entered and not removed, in no particular order.
 *
 * @param partnerAccountId the one of the partner's accounts that is asked about; all where left out
 * @throws ProblemError 404 for another partner's account
 */
export async function vendorListingsOf(
  store: Store,
  accountId: string,
  partnerAccountId?: string,
): Promise<VendorListingRecord[]> {
  if (partnerAccountId !== undefined) await partnerAccountOf(store, accountId, partnerAccountId);
  const { vendorListings } = await store.open('vendorListings');
  return vendorListings
    .all()
    .filter((record) => record.accountId === accountId && record.removedAt === undefined);
}

/**
 * One of a partner's listings.
 *
 * @throws ProblemError 404 where there is none with this id, where it was removed, or where it is
 *   another partner's
 */
export async function vendorListingOf(
  store: Store,
  accountId: string,
  id: string,
): Promise<VendorListingRecord> {
  const { vendorListings } = await store.open('vendorListings');
  const record = vendorListings.get(id);
  if (record?.accountId !== accountId || record.removedAt !== undefined) throw notFound('listing');
  return record;
}

/**
 * The same, to be changed.
 *
 * @throws ProblemError 404 as {@link vendorListingOf}; 409 while it is under review or live
 */
export async function openVendorListing(
  store: Store,
  now: Date,
  accountId: string,
  id: string,
): Promise<VendorListingRecord> {
  const record = await vendorListingOf(store, accountId, id);
  requireOpen(record, now);
  return record;
}

function requireOpen(record: VendorListingRecord, now: Date): void {
  const status = vendorListingStatus(record, now);
  if (status === 'submitted') {
    throw new ProblemError(409, 'listing-locked', 'This is under review', {
      detail: 'Our reviewers have it at the moment. You can change it once they have decided.',
    });
  }
  if (status === 'live') {
    throw new ProblemError(409, 'listing-locked', 'This is live', {
      detail: 'Buyers see it as it was approved. Enter a new listing to sell something else.',
    });
  }
}

/**
 * Begins a listing.
 *
 * @throws ProblemError 404 for another partner's account, 422 where there are too many drafts
 */
export async function beginListing(
  store: Store,
  now: Date,
  accountId: string,
  { partnerAccountId }: RequestBody<'createVendorListing'>,
): Promise<VendorListingRecord> {
  await partnerAccountOf(store, accountId, partnerAccountId);
  const drafts = (await vendorListingsOf(store, accountId)).filter(({ review }) => !review);
  if (drafts.length >= MOST_DRAFTS) {
    const detail = `You may have ${MOST_DRAFTS} drafts at most. Delete one first.`;
    throw validationFailed([{ pointer: '/partnerAccountId', code: 'full', detail }]);
  }
  const { vendorListings } = await store.open('vendorListings');
  return vendorListings.put({
    ...UNTOLD,
    id: store.nextId('vendor-listing'),
    accountId,
    partnerAccountId,
    version: 1,
    pictures: [],
    deliverable: null,
    review: null,
    listingId: null,
    updatedAt: now.toISOString(),
  });
}

/**
 * Changes what is named of a listing.
 *
 * @param wanted the version that the change starts from
 * @throws ProblemError 404 and 409 as {@link openVendorListing}; 412 where it has another version
 */
export async function changeListing(
  store: Store,
  now: Date,
  accountId: string,
  id: string,
  { price, oldPrice, ...change }: RequestBody<'updateVendorListing'>,
  wanted: string,
): Promise<VendorListingRecord> {
  const record = await vendorListingOf(store, accountId, id);
  requireVersion(vendorListingTag(record), wanted);
  requireOpen(record, now);
  const { vendorListings } = await store.open('vendorListings');
  return vendorListings.put({
    ...record,
    ...change,
    ...(price !== undefined && { price: price?.amountMinor ?? null }),
    ...(oldPrice !== undefined && { oldPrice: oldPrice?.amountMinor ?? null }),
    version: record.version + 1,
    updatedAt: now.toISOString(),
  });
}
