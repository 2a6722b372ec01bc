import type { components } from '../../src/api/schema.d';
import { boughtPlanOf } from '../rules/boughtPlans';
import type { OpenedReviews } from '../rules/reviews';
import type { ReviewRecord } from '../store/records';
import { presentMember } from './member';

/** A review with its author, and the plan that is known to be theirs. */
export function presentReview(
  { id, listingId, authorId, planTitle, stars, message, createdAt, editedAt }: ReviewRecord,
  opened: OpenedReviews,
  pictureUrl: (picture: string) => string,
): components['schemas']['Review'] {
  return {
    id,
    author: presentMember(opened.members, authorId, pictureUrl),
    planTitle: planTitle ?? boughtPlanOf(opened, listingId, authorId),
    stars,
    message,
    createdAt,
    editedAt: editedAt ?? null,
  };
}
