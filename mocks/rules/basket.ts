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

/** Whether an offer is the first of its main category among some. */
const isFirstOfKind = (offer: ListingRecord, _: number, among: readonly ListingRecord[]) =>
  among.find(({ categoryIds }) => categoryIds[0] === offer.categoryIds[0]) === offer;

/**
 * Adds up three offers on software that is paid once. Prefers those after the first four, and among them
 * three of different main categories.
 *
 * @returns null where there are not enough
 */
export function basketOf(offers: readonly ListingRecord[]): BasketFigures | null {
  const lifetime = offers.filter(
    ({ planType, oldPrice }) => planType === 'lifetime' && oldPrice !== null,
  );
  const others = lifetime.filter((offer) => offers.indexOf(offer) >= SHOWN_AT_ONCE);
  const among = others.length >= BASKET_SIZE ? others : lifetime;
  const different = among.filter(isFirstOfKind);
  const chosen = (different.length >= BASKET_SIZE ? different : among).slice(0, BASKET_SIZE);
  if (chosen.length < BASKET_SIZE) return null;
  return {
    listingIds: chosen.map(({ id }) => id),
    price: chosen.reduce((sum, { price }) => sum + price, 0),
    oldPrice: chosen.reduce((sum, { oldPrice }) => sum + oldPrice!, 0),
  };
}
