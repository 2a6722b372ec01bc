import type { ListingRecord } from '../store/records';
import type { RecordedPrices } from './listingFigures';

/** How many listings are in the basket. */
const BASKET_SIZE = 3;

/** How many offers are passed over at first: a slider shows them at once. */
const SHOWN_AT_ONCE = 4;

/** A few listings and what they cost together. */
export interface BasketFigures extends RecordedPrices {
  listingIds: string[];
  oldPrice: number;
}

/**
 * Adds up three offers on software that is paid once, if it can others than the first four.
 *
 * @returns null where there are not enough
 */
export function basketOf(offers: readonly ListingRecord[]): BasketFigures | null {
  const lifetime = offers.filter(
    ({ planType, oldPrice }) => planType === 'lifetime' && oldPrice !== null,
  );
  const others = lifetime.filter((offer) => offers.indexOf(offer) >= SHOWN_AT_ONCE);
  const chosen = (others.length >= BASKET_SIZE ? others : lifetime).slice(0, BASKET_SIZE);
  if (chosen.length < BASKET_SIZE) return null;
  return {
    listingIds: chosen.map(({ id }) => id),
    price: chosen.reduce((sum, { price }) => sum + price, 0),
    oldPrice: chosen.reduce((sum, { oldPrice }) => sum + oldPrice!, 0),
  };
}
