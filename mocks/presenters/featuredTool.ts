import type { components } from '../../src/api/schema.d';
import { currentListing } from '../rules/currentPrices';
import { namedChoice, PLAN_TYPES } from '../rules/facetChoices';
import { likeCountOf } from '../rules/likes';
import { ratingOf } from '../rules/listingFigures';
import type { ListingRecord } from '../store/records';
import type { FeaturedToolRecord, LikeRecord } from '../store/records/showcaseRecords';
import { presentPrices } from './money';

/** What it takes to show a featured tool: the likes, who asks (null: a visitor), the time, where pictures are. */
export interface FeaturedToolView {
  likes: readonly LikeRecord[];
  accountId: string | null;
  now: Date;
  pictureUrl: (picture: string) => string;
}

/** A featured tool as its listing calls, rates, shows and sells it, with its likes. */
export function presentFeaturedTool(
  { baseLikes, picture, ...tool }: FeaturedToolRecord,
  listing: ListingRecord,
  { likes, accountId, now, pictureUrl }: FeaturedToolView,
): components['schemas']['FeaturedTool'] {
  return {
    ...tool,
    title: listing.title,
    ...presentPrices(currentListing(listing, now)),
    planType: namedChoice(PLAN_TYPES, listing.planType),
    rating: ratingOf(listing.starCounts),
    imageUrl: pictureUrl(picture),
    coverUrl: pictureUrl(listing.picture),
    likeCount: likeCountOf({ ...tool, baseLikes }, likes),
    liked: likes.some((like) => like.featuredToolId === tool.id && like.accountId === accountId),
  };
}
