import type { Collection } from '../store/collection';
import type { OrderRecord } from '../store/records/orderRecords';
import type { RedemptionRecord } from '../store/records/redemptionRecords';
import { newestFirst } from './order';

/** Where purchases are on record. */
export interface PurchaseRecords {
  orders: Collection<OrderRecord>;
  redemptions: Collection<RedemptionRecord>;
}

/**
 * The plan of a listing that an account has paid for, or redeemed a code for, the latest of several; null
 * where neither is on record. Money that has gone back does not undo that it was bought.
 */
export function boughtPlanOf(
  { orders, redemptions }: PurchaseRecords,
  listingId: string,
  accountId: string,
): string | null {
  const isOfListing = ({ item }: Pick<OrderRecord, 'item'>) =>
    item.kind !== 'template' && item.id === listingId;
  const [latest] = [...orders.all().filter(({ status }) => status === 'paid'), ...redemptions.all()]
    .filter((one) => one.accountId === accountId && isOfListing(one))
    .sort(newestFirst);
  return latest?.planTitle ?? null;
}
