import type { Faker } from '@faker-js/faker';
import { hashOf } from '../artwork/random';
import { ratingOf } from '../rules/listingFigures';
import type { ListingRecord } from '../store/records';
import type { SaleRecord } from '../store/records/saleRecords';
import { CHOSEN_SALES } from './chosenSales';
import { SAMPLE_DISCUSSIONS, SAMPLE_ID } from './copy/sample';

/** The sample product leads in sales. */
const SAMPLE_SALES = 412;
/** So many who have bought are behind one who writes a review. */
const BUYERS_PER_REVIEW = 1.26;
/** The part of those who would buy that does so whatever is said. */
const UNSHAKEN = 0.05;
/** What part of those who have bought starts a discussion at most, and how many there are at most. */
const DISCUSSED = 0.2;
const MOST_DISCUSSIONS = 96;
/** Visits in 30 days, for each that was sold in all. */
const VISITS_PER_SALE = 18;

/** What part of those who would buy do so: few trust what nobody has reviewed, or what many regret. */
function trustIn({ average, count }: ReturnType<typeof ratingOf>): number {
  const trust = Math.min(1, 0.1 + count / 6) * Math.min(1, Math.max(0, average - 2.5) / 2);
  return Math.max(UNSHAKEN, trust);
}

/** How often a listing was sold, at least once for each review, and how often it is discussed. */
export function demandFor(
  id: string,
  starCounts: ListingRecord['starCounts'],
  faker: Faker,
): Pick<ListingRecord, 'sales' | 'discussionCount'> {
  const rating = ratingOf(starCounts);
  const interested = 50.4 + faker.number.float() ** 2 * 3192;
  const willing = interested * faker.number.float({ min: 0.02, max: 0.12 });
  const talkative = faker.number.float();
  if (id === SAMPLE_ID) return { sales: SAMPLE_SALES, discussionCount: SAMPLE_DISCUSSIONS };
  const believed = Math.round(willing * trustIn(rating) + rating.count * BUYERS_PER_REVIEW);
  const sales = CHOSEN_SALES[id] ?? believed;
  const discussed = Math.round(talkative * DISCUSSED * sales);
  return { sales, discussionCount: Math.min(MOST_DISCUSSIONS, discussed) };
}

/**
 * How often a listing was opened in the last 30 days. What sells more is always opened more: cards
 * say how many were sold, and a list by popularity must not look out of order. The rest by id, less
 * than one sale makes up, keeps the figures from being multiples of each other.
 */
const visitsOf = (id: string, sales: number): number =>
  sales * VISITS_PER_SALE + (hashOf(id) % VISITS_PER_SALE);

type Sold = Pick<SaleRecord, 'listingId' | 'quantity'>;

const unitsOf = (id: string, sold: readonly Sold[]): number =>
  sold.reduce((sum, { listingId, quantity }) => sum + (listingId === id ? quantity : 0), 0);

/**
 * The listings, each sold as often as the books of its partner and the orders of the demonstration
 * accounts say where there are any, and opened as often as fits.
 */
export function withDemand(
  listings: readonly ListingRecord[],
  { sales, ordered }: { sales: readonly Sold[]; ordered: readonly Sold[] },
): ListingRecord[] {
  return listings.map((listing) => {
    const [inBooks, inOrders] = [unitsOf(listing.id, sales), unitsOf(listing.id, ordered)];
    const sold = inBooks > 0 ? inBooks + inOrders : Math.max(listing.sales, inOrders);
    return { ...listing, sales: sold, popularity: visitsOf(listing.id, sold) };
  });
}
