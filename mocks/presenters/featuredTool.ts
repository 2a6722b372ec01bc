import type { components } from '../../src/api/schema.d';
import type { FeaturedToolRecord, LikeRecord } from '../store/records/showcaseRecords';

/** A featured tool with its likes, as the account (null for a visitor) sees it. */
export function presentFeaturedTool(
  { baseLikes, picture, ...tool }: FeaturedToolRecord,
  likes: readonly LikeRecord[],
  accountId: string | null,
  pictureUrl: (picture: string) => string,
): components['schemas']['FeaturedTool'] {
  const given = likes.filter(({ featuredToolId }) => featuredToolId === tool.id);
  return {
    ...tool,
    imageUrl: pictureUrl(picture),
    likeCount: baseLikes + given.length,
    liked: given.some((like) => like.accountId === accountId),
  };
}
