import type { components } from '../../src/api/schema.d';
import { likeCountOf } from '../rules/likes';
import type { ListingRecord } from '../store/records';
import type { FeaturedToolRecord, LikeRecord } from '../store/records/showcaseRecords';

/** What it takes to show a featured tool: the likes, who asks (null: a visitor), where pictures are. */
export interface FeaturedToolView {
  likes: readonly LikeRecord[];
  accountId: string | null;
  pictureUrl: (picture: string) => string;
}

/** A featured tool as its listing calls and shows it, with its likes. */
export function presentFeaturedTool(
  { baseLikes, picture, ...tool }: FeaturedToolRecord,
  listing: Pick<ListingRecord, 'title' | 'picture'>,
  { likes, accountId, pictureUrl }: FeaturedToolView,
): components['schemas']['FeaturedTool'] {
  return {
    ...tool,
    title: listing.title,
    imageUrl: pictureUrl(picture),
    coverUrl: pictureUrl(listing.picture),
    likeCount: likeCountOf({ ...tool, baseLikes }, likes),
    liked: likes.some((like) => like.featuredToolId === tool.id && like.accountId === accountId),
  };
}
