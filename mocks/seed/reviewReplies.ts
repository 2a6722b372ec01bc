import type { ReviewRecord, ReviewReplyRecord } from '../store/records/reviewRecords';
import type { CatalogEntry } from './catalog';
import { age, before, DAY_MS, HOUR_MS } from './clock';
import { courseReplies } from './copy/reviewReplies/courses';
import { softwareReplies } from './copy/reviewReplies/software';
import { memberIdOf } from './members';
import { fakerFor } from './random';

/** What vendors answer to reviews, over all listings. */
export const reviewReplies = { ...softwareReplies, ...courseReplies };

/** How soon a vendor answers. */
const SOONEST = 3 * HOUR_MS;
const LATEST = 5 * DAY_MS;

/**
 * What vendors have answered to reviews, listing by listing.
 *
 * @throws Error where an answer is to a review that is not there, so that none gets lost unnoticed
 */
export function buildReplies(
  reviews: readonly ReviewRecord[],
  entries: readonly CatalogEntry[],
): ReviewReplyRecord[] {
  const faker = fakerFor('review replies');
  const founders = new Map(entries.map(({ id, copy }) => [id, copy.founder]));
  return Object.entries(reviewReplies).flatMap(([listingId, replies]) =>
    replies.map(([opening, message]) => {
      const review = reviews.find(
        (one) => one.listingId === listingId && one.message.startsWith(opening),
      );
      if (!review) throw new Error(`No review of ${listingId} begins with “${opening}”`);
      const waited = faker.number.int({ min: SOONEST, max: LATEST });
      return {
        id: review.id,
        authorId: memberIdOf(founders.get(listingId)!),
        message,
        createdAt: before(Math.max(age(review.createdAt) - waited, HOUR_MS)),
      };
    }),
  );
}

/** The names of those who answer reviews. */
export const replyingFounders = (entries: readonly CatalogEntry[]): string[] =>
  entries.filter(({ id }) => id in reviewReplies).map(({ copy }) => copy.founder);
