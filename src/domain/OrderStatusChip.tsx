import type { OrderStatus } from '../api/resources/orders';
import { labelOf } from '../lib/text';
import { StateChip, type StateTone } from '../ui/StateChip';
import { ORDER_STATUS_LABELS } from './orderStatusLabels';

const TONES: Partial<Record<string, StateTone>> = {
  paid: 'good',
  failed: 'bad',
  'refund-requested': 'waiting',
};

/** How an order stands; a status that this version does not know is shown as it is. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <StateChip label={labelOf<string>(ORDER_STATUS_LABELS, status)} tone={TONES[status]} />;
}
