import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import type { MemberRecord, ReviewRecord } from '../store/records';
import { presentMember } from './member';

/** A review with its author. */
export function presentReview(
  { id, authorId, stars, message, createdAt, editedAt }: ReviewRecord,
  members: Collection<MemberRecord>,
  pictureUrl: (picture: string) => string,
): components['schemas']['Review'] {
  const author = presentMember(members, authorId, pictureUrl);
  return { id, author, stars, message, createdAt, editedAt: editedAt ?? null };
}
