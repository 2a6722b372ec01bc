import type { ListingDetail, Plan } from '../api/resources/listings';

type Money = Plan['price'];
type Priced = Pick<ListingDetail, 'price' | 'plans'>;

/**
 * The limited-time price of a plan, or null where the plan costs what it says. The price of a
 * listing is what its first plan costs while the deal runs, so it is a special wherever it is lower
 * than that plan's own price: the sample product is $13 instead of $25 (specification, section 9).
 */
export function specialPriceOf(plan: Plan, listing: Priced): Money | null {
  const isFirst = plan.id === listing.plans[0]?.id;
  return isFirst && listing.price.amountMinor < plan.price.amountMinor ? listing.price : null;
}

/** What a plan costs today. */
export function priceOf(plan: Plan, listing: Priced): Money {
  return specialPriceOf(plan, listing) ?? plan.price;
}

/** The least that has to be paid for any plan of a listing today. */
export function lowestPriceOf(listing: Priced): Money {
  return listing.plans
    .map((plan) => priceOf(plan, listing))
    .reduce((least, price) => (price.amountMinor < least.amountMinor ? price : least));
}
