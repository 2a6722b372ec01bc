/** Prices of limited time: they hold until the deal ends, and the price before the discount from then on. */
import type { ListingRecord } from '../store/records';
import { listedListings } from './listedListings';
import { statusOf, type RecordedPrices } from './listingFigures';

/** What a thing costs without its discount. */
export const withoutDiscount = <Priced extends RecordedPrices>(priced: Priced): Priced => ({
  ...priced,
  price: priced.oldPrice ?? priced.price,
  oldPrice: null,
});

const ended = new WeakMap<ListingRecord, ListingRecord>();

/** A listing with the prices that hold now; the same object for as long as they do. */
export function currentListing(listing: ListingRecord, now: Date): ListingRecord {
  if (listing.oldPrice === null || statusOf(listing, now) !== 'ended') return listing;
  const known = ended.get(listing) ?? withoutDiscount(listing);
  ended.set(listing, known);
  return known;
}

const lists = new WeakMap<readonly ListingRecord[], readonly ListingRecord[]>();

/**
 * All listings that lists show, with the prices that hold now. It is the same array for as long as no further deal
 * ends, so that an index which is kept for an array is not made again for every search.
 */
export function currentListings(
  all: readonly ListingRecord[],
  now: Date,
): readonly ListingRecord[] {
  const listings = listedListings(all, now);
  const current = listings.map((listing) => currentListing(listing, now));
  if (current.every((listing, index) => listing === listings[index])) return listings;
  const known = lists.get(listings);
  if (known?.every((listing, index) => listing === current[index])) return known;
  lists.set(listings, current);
  return current;
}
