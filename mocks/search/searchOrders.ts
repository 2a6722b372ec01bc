import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { compareText, orderBy, type Order } from '../rules/order';
import { orderStatus, type OrderStatus } from '../rules/orders';
import type { OrderRecord } from '../store/records/orderRecords';
import { wordLine, wordTest } from './words';

/** What a list of orders can be asked for, but for its page. */
export type OrderSearch = Pick<QueryParams<'listOrders'>, 'q' | 'status' | 'sort'>;

/** How an order may stand, in words, in the order to list them. */
export const ORDER_STATUSES: readonly (readonly [OrderStatus, string])[] = [
  ['paid', 'Paid'],
  ['failed', 'Failed'],
  ['refund-requested', 'Refund requested'],
  ['refunded', 'Refunded'],
];

type Ascending = Exclude<components['schemas']['OrderSort'], `-${string}`>;

const ordersAt = (now: Date): Record<Ascending, Order<OrderRecord>> => ({
  id: (a, b) => compareText(a.id, b.id),
  createdAt: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  title: (a, b) => compareText(a.title, b.title),
  total: (a, b) => a.total - b.total,
  status: (a, b) => compareText(orderStatus(a, now), orderStatus(b, now)),
});

/**
 * The orders with all words of the search, and that status, in the order asked for.
 *
 * @returns `counts` says how many stand how, whatever status was asked for
 */
export function searchOrders(
  all: readonly OrderRecord[],
  { q, status, sort = ['-id'] }: OrderSearch,
  now: Date,
): { hits: OrderRecord[]; counts: Map<OrderStatus, number> } {
  const found = all.filter(
    wordTest(q, all, ({ number, title, planTitle }) => wordLine(number, title, planTitle ?? '')),
  );
  const counts = new Map<OrderStatus, number>();
  for (const order of found) {
    const its = orderStatus(order, now);
    counts.set(its, (counts.get(its) ?? 0) + 1);
  }
  const hits = found
    .filter((order) => status === undefined || orderStatus(order, now) === status)
    .sort(orderBy(sort, ordersAt(now)));
  return { hits, counts };
}
