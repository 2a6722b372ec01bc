import { orderStatus } from '../rules/orders';
import type { OrderRecord } from '../store/records/orderRecords';
import { csvAmount, presentCsv } from './csv';

const HEAD = [
  'Order',
  'Date',
  'Product',
  'Plan',
  'Quantity',
  'Total',
  'Currency',
  'Payment status',
];

/** Orders as CSV. */
export const presentOrderTable = (orders: readonly OrderRecord[], now: Date): string =>
  presentCsv(
    HEAD,
    orders.map((order) => [
      order.number,
      order.createdAt.slice(0, 10),
      order.title,
      order.planTitle ?? '',
      String(order.quantity),
      csvAmount(order.total),
      'USD',
      orderStatus(order, now),
    ]),
  );
