import type { components } from '../../src/api/schema.d';
import { namedChoice, PLAN_TYPES } from '../rules/facetChoices';
import { statusOf } from '../rules/listingFigures';
import type { Collection } from '../store/collection';
import type { ListingRecord, NotificationRecord } from '../store/records';
import { usd } from './money';

type Schemas = components['schemas'];

/** The deal of a listing while it lasts, unless its vendor has taken it off sale. */
function dealOf(listing: ListingRecord | undefined, now: Date): Schemas['NotifiedDeal'] | null {
  if (!listing?.endsAt || listing.oldPrice === null) return null;
  if (listing.withdrawnAt !== undefined || statusOf(listing, now) === 'ended') return null;
  const { price, oldPrice, planType, endsAt } = listing;
  return {
    price: usd(price),
    oldPrice: usd(oldPrice),
    planType: namedChoice(PLAN_TYPES, planType),
    endsAt,
  };
}

/** A notice as its member sees it at a moment. */
export function presentNotification(
  record: NotificationRecord,
  listings: Pick<Collection<ListingRecord>, 'get'>,
  now: Date,
): Schemas['Notification'] {
  const { id, title, body, read, listingId, action = null, createdAt } = record;
  const isOfDeal = action === 'see-deal' && listingId !== null;
  const deal = isOfDeal ? dealOf(listings.get(listingId), now) : null;
  return { id, title, body, read, listingId, action, deal, createdAt };
}
