import type { OrderQuery as ApiQuery, OrderStatus } from '../../api/resources/orders';
import { choice, everyOf, order, pages, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';
import { tableOrders } from '../../list/tableOrders';

const STATUSES = everyOf<OrderStatus>()('paid', 'failed', 'refund-requested', 'refunded');

/** The orders of the table, by their names in the URL. */
const SORTS = tableOrders({
  order: 'id',
  date: 'createdAt',
  name: 'title',
  price: 'total',
  status: 'status',
});

/** What a member can ask the orders for. */
export const orderList = defineListState<ApiQuery>()({
  q: words(),
  status: choice(STATUSES, 'status'),
  sort: order(SORTS),
  page: pages(10),
});

export type OrderListQuery = QueryOf<typeof orderList>;
