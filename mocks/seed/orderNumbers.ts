import type { OrderRecord } from '../store/records/orderRecords';
import type { SaleRecord } from '../store/records/saleRecords';
import { age, DAY_MS, HOUR_MS } from './clock';
import type { PlacedOrder } from './orders';
import type { MadeSale } from './sales';

/** Since when orders have been numbered: before the first of them. */
const FIRST_MS = 430 * DAY_MS;
/** How long it usually takes until the marketplace has the next order. */
const NEXT_AFTER_MS = HOUR_MS / 4;

/**
 * The digits of the numbers of orders that were placed at these times, in the same places. They go
 * up with time over the whole marketplace, for all buyers and sellers; there are gaps, because
 * others buy and sell, too.
 */
function orderDigits(times: readonly string[]): string[] {
  const digits = times.map(() => '');
  let last = 0;
  for (const [place, time] of [...times.entries()].sort(([, a], [, b]) => age(b) - age(a))) {
    last = Math.max(last + 1, Math.floor((FIRST_MS - age(time)) / NEXT_AFTER_MS));
    digits[place] = String(last).padStart(6, '0');
  }
  return digits;
}

/** What was ordered and what was sold, with the numbers of one series. */
export function numbered(
  placed: readonly PlacedOrder[],
  made: readonly MadeSale[],
): { orders: OrderRecord[]; sales: SaleRecord[] } {
  const digits = orderDigits([
    ...placed.map(({ createdAt }) => createdAt),
    ...made.map(({ soldAt }) => soldAt),
  ]);
  return {
    orders: placed.map((order, index) => ({
      id: `order-${digits[index]}`,
      number: `DWO-${digits[index]}`,
      ...order,
    })),
    sales: made.map((sale, index) => ({ id: `sale-${digits[placed.length + index]}`, ...sale })),
  };
}
