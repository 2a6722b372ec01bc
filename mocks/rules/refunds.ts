import { ProblemError } from '../problem';
import type { OrderRecord } from '../store/records/orderRecords';
import type { Store } from '../store/store';
import { addCreditEntry } from './credits';
import { notify } from './notifications';
import { orderStatus } from './orders';

const DAY_MS = 24 * 60 * 60 * 1000;
const REFUND_DAYS = 60;
/** How long the desk of the demonstration takes. */
const DESK_MS = 2 * 60 * 1000;

/** Whether something was paid for the order, by card or with credits. */
const isPaidFor = ({ status, total, creditsApplied }: OrderRecord): boolean =>
  status === 'paid' && total + creditsApplied > 0;

/** Until when the money can be asked back, RFC 3339; null where nothing was paid. */
export function refundDeadline(order: OrderRecord): string | null {
  if (!isPaidFor(order)) return null;
  return new Date(Date.parse(order.createdAt) + REFUND_DAYS * DAY_MS).toISOString();
}

const isOver = (deadline: string, now: Date) => Date.parse(deadline) < now.getTime();

/** Whether the money can be asked back now. */
export function canRequestRefund(order: OrderRecord, now: Date): boolean {
  const deadline = refundDeadline(order);
  return deadline !== null && order.refundRequestedAt === undefined && !isOver(deadline, now);
}

/** When the money went back, RFC 3339; null where it has not. */
export const refundedAt = (order: OrderRecord, now: Date): string | null =>
  orderStatus(order, now) === 'refunded' ? order.refundDueAt! : null;

/**
 * Asks the money back. Credits are back at once.
 *
 * @throws ProblemError 409 where nothing was paid, for a second request, and past the deadline
 */
export async function requestRefund(
  store: Store,
  now: Date,
  order: OrderRecord,
  reason: string,
): Promise<OrderRecord> {
  const { orders } = await store.open('orders');
  const deadline = refundDeadline(order);
  if (deadline === null) {
    throw new ProblemError(409, 'order-not-paid', 'Nothing was paid for this order');
  }
  if (order.refundRequestedAt !== undefined) {
    const title = 'You have asked for this money back already';
    throw new ProblemError(409, 'refund-already-requested', title);
  }
  if (isOver(deadline, now)) {
    throw new ProblemError(409, 'refund-too-late', 'The 60 days for a refund are over');
  }
  const { accountId, creditsApplied, id, item, number } = order;
  if (creditsApplied > 0) {
    const amount = creditsApplied;
    await addCreditEntry(store, now, { accountId, amount, reason: 'refund', orderId: id });
  }
  await notify(store, now, accountId, {
    title: 'We have your refund request',
    body: `${order.title}, order ${number}. The money is on its way back to you.`,
    listingId: item.kind === 'template' ? null : item.id,
  });
  return orders.put({
    ...order,
    refundRequestedAt: now.toISOString(),
    refundReason: reason,
    refundDueAt: new Date(now.getTime() + DESK_MS).toISOString(),
  });
}
