import type { ListingRecord } from '../store/records';
import type { ReviewRecord } from '../store/records/reviewRecords';
import { age, DAY_MS } from './clock';
import { fakerFor } from './random';

/** What part of the buyers of something vote for one review of it at most. */
const MOST = 0.09;
/** How long it takes until a review has got most of its votes. */
const DAYS = 60;
/** A review of this length tells enough to be found helpful. */
const TOLD = 160;

/** The reviews, each with its votes: more for what sells more, for the longer and for the older. */
export function withVotes(
  reviews: readonly ReviewRecord[],
  listings: readonly ListingRecord[],
): ReviewRecord[] {
  const faker = fakerFor('review votes');
  const salesOf = new Map(listings.map(({ id, sales }) => [id, sales]));
  return reviews.map((review) => {
    const { listingId, message, createdAt } = review;
    const told = 0.4 + 0.6 * Math.min(1, message.length / TOLD);
    const known = Math.min(1, age(createdAt) / DAY_MS / DAYS);
    const liked = 0.15 + 0.85 * faker.number.float() ** 1.5;
    const baseVotes = Math.round(salesOf.get(listingId)! * MOST * told * known * liked);
    return baseVotes > 0 ? { ...review, baseVotes } : review;
  });
}
