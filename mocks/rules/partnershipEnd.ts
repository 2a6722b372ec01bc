import type { Store } from '../store/store';
import { partnerAccountsOf } from './partnerAccounts';
import { forgetFile } from './sentFiles';
import { removeListings } from './vendorRemovals';

/**
 * Ends what a member runs as a partner: live listings go off sale, and the setups with names, phone
 * numbers and bank details are removed. What the member has sent as files goes with its bytes.
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
  for (const { id } of await partnerAccountsOf(store, accountId)) partnerSetups.remove(id);
  for (const file of files.all())
    if (file.accountId === accountId) await forgetFile(store, file.id);
}
