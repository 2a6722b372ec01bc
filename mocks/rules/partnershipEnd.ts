import { fileOf } from '../fileUrls';
import type { Store } from '../store/store';
import { partnerAccountsOf } from './partnerAccounts';
import { forgetFile } from './sentFiles';
import { removeListings } from './vendorRemovals';

/**
 * Ends what a member runs as a partner: live listings go off sale, and the setups with names, phone
 * numbers and bank details are removed. Buyers keep what they bought, with its pictures; what else the
 * member has sent as files goes with its bytes.
 */
export async function endPartnership(store: Store, now: Date, accountId: string): Promise<void> {
  const { vendorListings, partnerSetups, files } = await store.open(
    'vendorListings',
    'partnerSetups',
    'files',
  );
  const own = vendorListings.all().filter((listing) => listing.accountId === accountId);
  await removeListings(
    store,
    now,
    accountId,
    own.map(({ id }) => id),
  );
  const left = await leaveToBuyers(store, accountId);
  for (const { id } of await partnerAccountsOf(store, accountId)) partnerSetups.remove(id);
  for (const file of files.all()) {
    if (file.accountId !== accountId) continue;
    if (left.has(file.id)) files.put({ ...file, accountId: null });
    else await forgetFile(store, file.id);
  }
}

/**
 * Has the listings of the catalog hold what their buyers get, which went with the vendor's own listings
 * otherwise, and no picture of the founder.
 *
 * @returns the ids of the files that buyers still see or get
 */
async function leaveToBuyers(store: Store, accountId: string): Promise<ReadonlySet<string>> {
  const opened = await store.open('vendorListings', 'listings', 'listingTexts');
  const files: (string | null)[] = [];
  for (const { accountId: owner, listingId, deliverable } of opened.vendorListings.all()) {
    const listing = listingId === null ? undefined : opened.listings.get(listingId);
    if (owner !== accountId || !listing) continue;
    const text = opened.listingTexts.get(listing.id)!;
    const founderSections = text.founderSections.map(({ portrait: _, ...section }) => section);
    opened.listingTexts.put({ ...text, founderSections });
    if (deliverable) opened.listings.put({ ...listing, leftToBuyers: deliverable });
    const gallery = (text.pictures ?? []).map(({ picture }) => picture);
    files.push(...[listing.picture, ...gallery].map(fileOf), deliverable?.fileId ?? null);
  }
  return new Set(files.filter((id) => id !== null));
}
