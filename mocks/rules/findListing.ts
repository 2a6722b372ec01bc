import { notFound } from '../problem';
import type { Collection } from '../store/collection';
import type { ListingRecord } from '../store/records';
import { isPublished } from './listingFigures';

/** The listing behind the word `sample`: what the product page shows when no listing is named. */
export const SAMPLE_LISTING_ID = 'replywright';

/**
 * The listing with this id; `sample` stands for the sample listing.
 *
 * @throws ProblemError 404 where there is none
 */
export function findListing(listings: Collection<ListingRecord>, id: string): ListingRecord {
  const listing = listings.get(id === 'sample' ? SAMPLE_LISTING_ID : id);
  if (!listing) throw notFound('listing');
  return listing;
}

/**
 * The same, to be shown: one that is under review is not there yet.
 *
 * @throws ProblemError 404 as {@link findListing}
 */
export function findPublished(
  listings: Collection<ListingRecord>,
  id: string,
  now: Date,
): ListingRecord {
  const listing = findListing(listings, id);
  if (!isPublished(listing, now)) throw notFound('listing');
  return listing;
}
