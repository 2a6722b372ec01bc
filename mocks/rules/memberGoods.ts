import type { ListingRecord } from '../store/records';
import type { Store } from '../store/store';
import { ownedProductsOf } from './ownedProducts';
import { partnerAccountsOf } from './partnerAccounts';

/** The test of a listing whether a member owns or sells it: nothing to recommend to them. */
export async function goodsOf(
  store: Store,
  accountId: string,
  now: Date,
): Promise<(listing: ListingRecord) => boolean> {
  const [owned, partners] = await Promise.all([
    ownedProductsOf(store, accountId, now),
    partnerAccountsOf(store, accountId),
  ]);
  const ownedIds = new Set(owned.map(({ item }) => item.id));
  const vendorIds = new Set(partners.map(({ id }) => id));
  return ({ id, vendor }) => ownedIds.has(id) || vendorIds.has(vendor.id);
}
