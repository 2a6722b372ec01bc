import type { components } from '../../src/api/schema.d';
import { boughtPlanOf } from '../rules/boughtPlans';
import { helpfulCounts, type OpenedReviews } from '../rules/reviews';
import type { AccountRecord } from '../store/records';
import type { ReviewRecord } from '../store/records/reviewRecords';
import { presentMember } from './member';

/** Who asks for reviews, and where pictures are. */
export interface ReviewView {
  account: AccountRecord | null;
  pictureUrl: (picture: string) => string;
}

/**
 * Presents reviews: each with its author, the plan that is known to be theirs, its votes and what the
 * vendor has answered. Votes are counted once, however many reviews there are.
 */
export function reviewPresenter(opened: OpenedReviews, { account, pictureUrl }: ReviewView) {
  const helpfulCountOf = helpfulCounts(opened);
  return (review: ReviewRecord): components['schemas']['Review'] => {
    const { id, listingId, authorId, planTitle, stars, message, createdAt, editedAt } = review;
    const reply = opened.reviewReplies.get(id);
    return {
      id,
      author: presentMember(opened.members, authorId, pictureUrl),
      planTitle: planTitle ?? boughtPlanOf(opened, listingId, authorId),
      stars,
      message,
      helpfulCount: helpfulCountOf(review),
      isHelpful: account !== null && opened.votes.get(`${account.id}--${id}`) !== undefined,
      createdAt,
      editedAt: editedAt ?? null,
      reply: reply
        ? {
            author: presentMember(opened.members, reply.authorId, pictureUrl),
            message: reply.message,
            createdAt: reply.createdAt,
          }
        : null,
    };
  };
}
