import type { Listing } from '../../api/resources/listings';
import type { MoneyAmount } from '../../lib/money';

/** Items on the receipt of the hero. */
export const RECEIPT_ITEMS = 3;

/** How many offers are skipped at first: those that the slider below shows already. */
const SHOWN_BELOW = 4;

/** A listing that has a price before the discount. */
export type DiscountedListing = Listing & { oldPrice: MoneyAmount };

/** Three offers with what they cost together. */
export interface Receipt {
  items: DiscountedListing[];
  total: MoneyAmount;
  /** The same before the discounts. */
  before: MoneyAmount;
  /** Whole percent off, rounded down, so that it is never more than true. */
  percentOff: number;
}

/**
 * Picks three tools with lifetime deals in one currency, if it can others than the first four, and adds them
 * up. Null when there are not enough.
 */
export function receiptOf(offers: readonly Listing[]): Receipt | null {
  const lifetime = offers.filter(
    (offer): offer is DiscountedListing =>
      offer.kind === 'software' && offer.planType === 'lifetime' && offer.oldPrice !== null,
  );
  const currency = lifetime[0]?.price.currency;
  const alike = lifetime.filter(
    ({ price, oldPrice }) => price.currency === currency && oldPrice.currency === currency,
  );
  const below = new Set(offers.slice(0, SHOWN_BELOW));
  const others = alike.filter((offer) => !below.has(offer));
  const items = (others.length >= RECEIPT_ITEMS ? others : alike).slice(0, RECEIPT_ITEMS);
  if (currency === undefined || items.length < RECEIPT_ITEMS) return null;

  const sum = (amounts: MoneyAmount[]) =>
    amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const total = sum(items.map(({ price }) => price));
  const before = sum(items.map(({ oldPrice }) => oldPrice));
  return {
    items,
    total: { amountMinor: total, currency },
    before: { amountMinor: before, currency },
    percentOff: Math.floor((1 - total / before) * 100),
  };
}
