import type { OrderRecord } from '../store/records/orderRecords';
import type { Deliverable } from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { ownsItem } from './orders';

/**
 * What the vendor gives the buyer of an order now, or has left to buyers; null for nothing, or where the
 * order is not the buyer's any more.
 */
export async function deliverableOf(
  store: Store,
  now: Date,
  order: OrderRecord,
): Promise<Deliverable | null> {
  if (order.item.kind === 'template' || !ownsItem(order, now)) return null;
  const { vendorListings, listings } = await store.open('vendorListings', 'listings');
  const sold = vendorListings.all().find(({ listingId }) => listingId === order.item.id);
  return sold?.deliverable ?? listings.get(order.item.id)?.leftToBuyers ?? null;
}
