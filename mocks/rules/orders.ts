import { notFound } from '../problem';
import type { Collection } from '../store/collection';
import type { OrderRecord } from '../store/records/orderRecords';
import type { TemplateRecord, TemplateTextRecord } from '../store/records/templateRecords';
import type { Store } from '../store/store';

/** How an order stands. */
export type OrderStatus = 'paid' | 'failed' | 'refund-requested' | 'refunded';

/** The orders of an account, in no particular order. */
export const ordersOf = (orders: Collection<OrderRecord>, accountId: string): OrderRecord[] =>
  orders.all().filter((order) => order.accountId === accountId);

/**
 * An order of an account.
 *
 * @throws ProblemError 404 where there is none with this id, or where it is another account's
 */
export async function orderOf(store: Store, accountId: string, id: string): Promise<OrderRecord> {
  const { orders } = await store.open('orders');
  const order = orders.get(id);
  if (order?.accountId !== accountId) throw notFound('order');
  return order;
}

/**
 * The order whose invoice is asked for.
 *
 * @throws ProblemError 404 where it has none, because nothing was paid
 */
export async function invoicedOrder(
  store: Store,
  accountId: string,
  id: string,
): Promise<OrderRecord> {
  const order = await orderOf(store, accountId, id);
  if (order.status !== 'paid') throw notFound('invoice');
  return order;
}

/**
 * The template that an order entitles to.
 *
 * @throws ProblemError 404 where it is no template, or not the buyer's any more
 */
export async function orderedTemplate(
  store: Store,
  now: Date,
  accountId: string,
  id: string,
): Promise<{ template: TemplateRecord; text: TemplateTextRecord }> {
  const order = await orderOf(store, accountId, id);
  const { templates, templateTexts } = await store.open('templates', 'templateTexts');
  const isOwned = order.item.kind === 'template' && ownsItem(order, now);
  const template = isOwned ? templates.get(order.item.id) : undefined;
  const text = template && templateTexts.get(template.id);
  if (!template || !text) throw notFound('download');
  return { template, text };
}

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

/** What orders came to at a time, in minor units: what was paid and is kept, and what has gone back. */
export function orderTotals(
  orders: readonly OrderRecord[],
  now: Date,
): { paid: number; refunded: number } {
  const sums = { paid: 0, refunded: 0 };
  for (const order of orders) {
    if (ownsItem(order, now)) sums.paid += order.total;
    if (orderStatus(order, now) === 'refunded') sums.refunded += order.total;
  }
  return sums;
}
