import type { Sale } from '../rules/sales';
import { csvAmount, presentCsv } from './csv';

const HEAD = [
  'Order',
  'Date of sale',
  'Product',
  'Quantity',
  'Price',
  'Currency',
  'Status',
  'Refunded on',
  'Plan',
];

/** Sales as CSV; days are those of the partner account's time zone. */
export const presentSaleTable = (sales: readonly Sale[]): string =>
  presentCsv(
    HEAD,
    sales.map((sale) => [
      sale.orderNumber,
      sale.soldOn,
      sale.listing.title,
      String(sale.quantity),
      csvAmount(sale.gross),
      'USD',
      sale.status,
      sale.refundedOn ?? '',
      sale.planTitle ?? '',
    ]),
  );
