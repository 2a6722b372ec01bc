import type { components } from '../../src/api/schema.d';
import { formatMoney } from '../../src/lib/money';
import { likeCountOf } from '../rules/likes';
import type { ListingRecord } from '../store/records';
import type { FeaturedToolRecord, LikeRecord } from '../store/records/showcaseRecords';
import { usd } from './money';

/** The label that names no price of its own. */
const LIFETIME_DEAL = 'Lifetime deal';

/** What it takes to show a featured tool: the likes, who asks (null: a visitor), where pictures are. */
export interface FeaturedToolView {
  likes: readonly LikeRecord[];
  accountId: string | null;
  pictureUrl: (picture: string) => string;
}

/** A featured tool as its listing calls, shows and sells it, with its likes. */
export function presentFeaturedTool(
  { baseLikes, picture, pricingLabel, ...tool }: FeaturedToolRecord,
  listing: Pick<ListingRecord, 'title' | 'picture' | 'price'>,
  { likes, accountId, pictureUrl }: FeaturedToolView,
): components['schemas']['FeaturedTool'] {
  return {
    ...tool,
    title: listing.title,
    pricingLabel:
      pricingLabel === LIFETIME_DEAL
        ? `${pricingLabel}, ${formatMoney(usd(listing.price))}`
        : pricingLabel,
    imageUrl: pictureUrl(picture),
    coverUrl: pictureUrl(listing.picture),
    likeCount: likeCountOf({ ...tool, baseLikes }, likes),
    liked: likes.some((like) => like.featuredToolId === tool.id && like.accountId === accountId),
  };
}
