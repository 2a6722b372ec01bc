import { notFound } from '../problem';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { takeOutOfReview } from './listingReviews';
import { vendorListingStatus } from './vendorListings';

/**
 * Changes those of the named listings of a partner that are removed, or are not.
 *
 * @throws ProblemError 404 where one is not the partner's; then none is changed
 */
async function changeNamed(
  store: Store,
  accountId: string,
  { ids, areRemoved }: { ids: readonly string[]; areRemoved: boolean },
  change: (record: VendorListingRecord) => Promise<VendorListingRecord>,
): Promise<void> {
  const { vendorListings } = await store.open('vendorListings');
  const records = ids.map((id) => {
    const record = vendorListings.get(id);
    if (record?.accountId !== accountId) throw notFound('listing');
    return record;
  });
  for (const record of records) {
    if ((record.removedAt !== undefined) === areRemoved) vendorListings.put(await change(record));
  }
}

/** Takes a listing of the catalog off sale, or puts it back. */
async function setOnSale(store: Store, id: string | null, withdrawnAt?: string): Promise<void> {
  const { listings } = await store.open('listings');
  const listing = id === null ? undefined : listings.get(id);
  if (!listing) return;
  const { withdrawnAt: _before, ...onSale } = listing;
  listings.put(withdrawnAt === undefined ? onSale : { ...onSale, withdrawnAt });
}

/**
 * Removes listings from the tables, live ones from sale; one that is under review is a draft again.
 *
 * @throws ProblemError 404 where one is not the partner's; then none is removed
 */
export async function removeListings(
  store: Store,
  now: Date,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const removedAt = now.toISOString();
  await changeNamed(store, accountId, { ids, areRemoved: false }, async (record) => {
    const status = vendorListingStatus(record, now);
    const left = status === 'submitted' ? await takeOutOfReview(store, record) : record;
    if (status === 'live') await setOnSale(store, record.listingId, removedAt);
    return { ...left, removedAt };
  });
}

/**
 * Brings removed listings back.
 *
 * @throws ProblemError 404 where one is not the partner's; then none is restored
 */
export async function restoreListings(
  store: Store,
  now: Date,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  await changeNamed(store, accountId, { ids, areRemoved: true }, async (record) => {
    const { removedAt: _removed, ...restored } = record;
    if (vendorListingStatus(record, now) === 'live') await setOnSale(store, record.listingId);
    return restored;
  });
}
