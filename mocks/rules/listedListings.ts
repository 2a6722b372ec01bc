import type { ListingRecord } from '../store/records';
import { isListed } from './listingFigures';

const lists = new WeakMap<readonly ListingRecord[], readonly ListingRecord[]>();

/**
 * The listings that lists show now. The same array for as long as they stay the same, so that an
 * index which is kept for an array is not made again for every search.
 */
export function listedListings(all: readonly ListingRecord[], now: Date): readonly ListingRecord[] {
  if (all.every((listing) => isListed(listing, now))) return all;
  const listed = all.filter((listing) => isListed(listing, now));
  const known = lists.get(all);
  if (known?.length === listed.length && known.every((one, index) => one === listed[index])) {
    return known;
  }
  lists.set(all, listed);
  return listed;
}
