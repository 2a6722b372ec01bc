import type { components } from '../../src/api/schema.d';
import { namedChoice, PLAN_TYPES } from '../rules/facetChoices';
import { ratingOf, statusOf } from '../rules/listingFigures';
import type { DealRecord } from '../search/searchDeals';
import { presentPrices, usd } from './money';

/** A deal as the contract shows it. */
export function presentDeal(
  { id, listing, categories, tags, match }: DealRecord,
  { now, pictureUrl }: { now: Date; pictureUrl: (picture: string) => string },
): components['schemas']['Deal'] {
  return {
    id,
    listingId: listing.id,
    title: listing.title,
    description: listing.tagline,
    vendor: listing.vendor,
    claimed: listing.claimed,
    tags,
    imageUrl: pictureUrl(listing.picture),
    ...presentPrices(listing),
    // A deal is a listing with a discount.
    oldPrice: usd(listing.oldPrice ?? listing.price),
    rating: ratingOf(listing.starCounts),
    categories: categories.map((category) => ({ id: category.id, name: category.name })),
    planType: namedChoice(PLAN_TYPES, listing.planType),
    status: statusOf(listing, now),
    endsAt: listing.endsAt,
    salesCount: listing.sales,
    createdAt: listing.createdAt,
    match,
  };
}
