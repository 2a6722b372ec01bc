import { orderStatus } from '../rules/orders';
import type { OrderRecord } from '../store/records/orderRecords';

/** Excel takes a file for UTF-8 by this sign. */
const BYTE_ORDER_MARK = '\ufeff';

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

/** One cell; a text that a spreadsheet would take for a formula is marked as text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Orders as CSV (RFC 4180). */
export function presentOrderTable(orders: readonly OrderRecord[], now: Date): string {
  const rows = orders.map((order) => [
    order.number,
    order.createdAt.slice(0, 10),
    order.title,
    order.planTitle ?? '',
    String(order.quantity),
    (order.total / 100).toFixed(2),
    'USD',
    orderStatus(order, now),
  ]);
  const lines = [HEAD, ...rows].map((row) => row.map(cell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
