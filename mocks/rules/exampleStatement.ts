import { monthAround } from '../../src/lib/calendar';
import { bestOffers } from '../search/listingRows';
import type { ListingRecord } from '../store/records';
import { figuresOf, type SalesFigures } from './salesFigures';

/** How many products are on it. */
const SOLD = 3;

/** What a month comes to in which a few products are sold. */
export interface ExampleStatement {
  sold: readonly ListingRecord[];
  figures: SalesFigures;
}

/**
 * A statement to show what selling comes to: the last of the best offers, each sold once this month.
 *
 * @param listings with the prices that hold now
 * @returns null where there are no offers
 */
export function exampleStatement(
  listings: readonly ListingRecord[],
  now: Date,
): ExampleStatement | null {
  const sold = bestOffers(listings, now).slice(-SOLD).reverse();
  if (sold.length === 0) return null;
  const soldOn = now.toISOString().slice(0, 10);
  const sales = sold.map(({ price }) => ({ gross: price, quantity: 1, soldOn, refundedOn: null }));
  return { sold, figures: figuresOf(sales, monthAround(soldOn)) };
}
