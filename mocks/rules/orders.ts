import type { Collection } from '../store/collection';
import type { OrderRecord } from '../store/records/orderRecords';

/** How an order stands. */
export type OrderStatus = 'paid' | 'failed' | 'refund-requested' | 'refunded';

/** The orders of an account, in no particular order. */
export const ordersOf = (orders: Collection<OrderRecord>, accountId: string): OrderRecord[] =>
  orders.all().filter((order) => order.accountId === accountId);

/** How an order stands at a time: money asked back has gone back once its due time is reached. */
export function orderStatus({ status, refundDueAt }: OrderRecord, now: Date): OrderStatus {
  if (refundDueAt === undefined) return status;
  return Date.parse(refundDueAt) <= now.getTime() ? 'refunded' : 'refund-requested';
}

/** Whether what was bought belongs to the buyer: until the money has gone back. */
export function ownsItem(order: OrderRecord, now: Date): boolean {
  const status = orderStatus(order, now);
  return status === 'paid' || status === 'refund-requested';
}
