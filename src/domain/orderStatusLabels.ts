import type { OrderStatus } from '../api/resources/orders';

/** What each way in which an order may stand is called. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  paid: 'Paid',
  failed: 'Failed',
  'refund-requested': 'Refund requested',
  refunded: 'Refunded',
};
