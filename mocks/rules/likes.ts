import type { Collection } from '../store/collection';
import type { FeaturedToolRecord, LikeRecord } from '../store/records/showcaseRecords';

/** Gives or takes back the one like that an account has for a featured tool. */
export function setLike(
  likes: Collection<LikeRecord>,
  accountId: string,
  tool: FeaturedToolRecord,
  liked: boolean,
): void {
  const id = `${accountId}--${tool.id}`;
  if (liked) likes.put({ id, accountId, featuredToolId: tool.id });
  else likes.remove(id);
}

/** How many members like a tool, those outside this mock included. */
export const likeCountOf = (
  { id, baseLikes }: Pick<FeaturedToolRecord, 'id' | 'baseLikes'>,
  likes: readonly LikeRecord[],
): number => baseLikes + likes.filter(({ featuredToolId }) => featuredToolId === id).length;
