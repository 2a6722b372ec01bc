/** Figures of a listing that are computed from its record, so that nothing can disagree with them. */
import type { components } from '../../src/api/schema.d';
import type { ListingRecord } from '../store/records';

type Schemas = components['schemas'];

const ENDING_SOON_MS = 7 * 24 * 60 * 60 * 1000;

/** The average of all ratings to one decimal (0 without any) and their number. */
export function ratingOf(starCounts: readonly number[]): Schemas['Rating'] {
  const count = starCounts.reduce((sum, number) => sum + number, 0);
  const stars = starCounts.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10, count };
}

/** The prices of a record, in minor units. */
export interface RecordedPrices {
  price: number;
  /** The price before the discount, or null without one. */
  oldPrice: number | null;
}

/** The discount in whole percent, rounded; 0 without one and at most 99. */
export function discountPercentOf({ price, oldPrice }: RecordedPrices): number {
  if (oldPrice === null || oldPrice <= price) return 0;
  return Math.min(99, Math.round((1 - price / oldPrice) * 100));
}

/**
 * The status at a moment of a deal that ends at another (the specification, section 9: "Ending
 * soon"); both in milliseconds since 1970.
 */
export function statusAt(endsAt: number, now: number): Schemas['DealStatus'] {
  if (endsAt <= now) return 'ended';
  return endsAt - now <= ENDING_SOON_MS ? 'ending-soon' : 'live';
}

/** Whether the deal on a listing is live, ends within seven days or has ended. */
export const statusOf = (
  { endsAt }: Pick<ListingRecord, 'endsAt'>,
  now: Date,
): Schemas['DealStatus'] =>
  endsAt === null ? 'live' : statusAt(Date.parse(endsAt), now.getTime());

/**
 * The choices of the filter by status that a deal of a status answers to: one that ends soon is live as
 * well.
 */
export const STATUS_CHOICES: Readonly<
  Record<Schemas['DealStatus'], readonly Schemas['DealStatusFilter'][]>
> = {
  live: ['live'],
  'ending-soon': ['live', 'ending-soon'],
  ended: [],
};

/** Whether a listing can be bought: one that its vendor sells; one whose deal has ended needs a regular price to be sold at. */
export const stockStatusOf = (
  listing: Pick<ListingRecord, 'endsAt' | 'oldPrice' | 'withdrawnAt'>,
  now: Date,
): Schemas['StockStatus'] => {
  if (listing.withdrawnAt !== undefined) return 'sold-out';
  return statusOf(listing, now) === 'ended' && listing.oldPrice === null ? 'sold-out' : 'in-stock';
};

/**
 * The place, among plans by their price, of the one that suits most buyers: of three and more the
 * second, which has room to grow into without the price of the largest; undefined among fewer.
 */
export const recommendedPlace = (planCount: number): number | undefined =>
  planCount >= 3 ? 1 : undefined;

/** Whether a listing is there to be seen: from its time on, though it may be sold out. */
export const isPublished = ({ createdAt }: Pick<ListingRecord, 'createdAt'>, now: Date): boolean =>
  Date.parse(createdAt) <= now.getTime();

/** Whether lists show a listing: it is there, and its vendor has not taken it off sale. */
export const isListed = (
  listing: Pick<ListingRecord, 'createdAt' | 'withdrawnAt'>,
  now: Date,
): boolean => listing.withdrawnAt === undefined && isPublished(listing, now);

/** The mark of software with a drawn cover, which shows it too; null for all others. */
export const logoOf = ({ id, picture }: Pick<ListingRecord, 'id' | 'picture'>): string | null =>
  picture === `software/${id}` ? `logo/${id}` : null;
