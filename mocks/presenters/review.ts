import type { components } from '../../src/api/schema.d';
import { boughtPlanOf } from '../rules/boughtPlans';
import type { OpenedReviews } from '../rules/reviews';
import type { ReviewRecord } from '../store/records';
import { presentMember } from './member';

/** A review with its author, the plan that is known to be theirs, and what the vendor has answered. */
export function presentReview(
  review: ReviewRecord,
  opened: OpenedReviews,
  pictureUrl: (picture: string) => string,
): components['schemas']['Review'] {
  const { id, listingId, authorId, planTitle, stars, message, createdAt, editedAt } = review;
  const reply = opened.reviewReplies.get(id);
  return {
    id,
    author: presentMember(opened.members, authorId, pictureUrl),
    planTitle: planTitle ?? boughtPlanOf(opened, listingId, authorId),
    stars,
    message,
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
}
