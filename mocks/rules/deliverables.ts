import type { OrderRecord } from '../store/records/orderRecords';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { ownsItem } from './orders';

/** What the vendor gives the buyer of an order now; null for nothing, or where it is not theirs. */
export async function deliverableOf(
  store: Store,
  now: Date,
  order: OrderRecord,
): Promise<VendorListingRecord['deliverable']> {
  if (order.item.kind === 'template' || !ownsItem(order, now)) return null;
  const { vendorListings } = await store.open('vendorListings');
  const sold = vendorListings.all().find(({ listingId }) => listingId === order.item.id);
  return sold?.deliverable ?? null;
}
