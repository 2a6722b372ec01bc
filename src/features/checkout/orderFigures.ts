import type { ListingDetail, Plan } from '../../api/resources/listings';
import { priceOf } from '../../domain/planPrice';

type Money = Plan['price'];

/** The lines of an order, in the order in which they add up. */
export interface OrderFigures {
  /** What the plan costs without any discount. */
  regular: Money;
  /** Taken off by the plan's own discount; 0 without one. */
  planSaving: Money;
  /** Taken off by the limited-time price of the listing; 0 without one. */
  specialSaving: Money;
  /** Both together. */
  saving: Money;
  total: Money;
}

/** Reckons an order of one plan. */
export function orderFigures(
  listing: Pick<ListingDetail, 'price' | 'plans'>,
  plan: Plan,
): OrderFigures {
  const total = priceOf(plan, listing);
  const regular = plan.oldPrice ?? plan.price;
  const difference = (from: Money, to: Money): Money => ({
    ...total,
    amountMinor: Math.max(0, from.amountMinor - to.amountMinor),
  });
  return {
    regular,
    planSaving: difference(regular, plan.price),
    specialSaving: difference(plan.price, total),
    saving: difference(regular, total),
    total,
  };
}
