import { presentListing } from '../presenters/listing';
import { presentPrices, usd } from '../presenters/money';
import { basketOf } from '../rules/basket';
import { currentListings } from '../rules/currentPrices';
import { existing } from '../rules/existing';
import { bestOffers, popularTools, topSellers } from '../search/listingRows';
import type { ListingRecord } from '../store/records';
import type { Call, Handlers } from './handler';

type Context = Pick<Call<'listBestOffers'>, 'store' | 'now' | 'pictureUrl'>;

/** A row of listings that is picked from all, as records and as the contract shows them. */
async function pickRow(
  { store, now, pictureUrl }: Context,
  pick: (listings: readonly ListingRecord[]) => ListingRecord[],
) {
  const { listings, categories } = await store.open('listings', 'categories');
  const view = { categories, now, pictureUrl };
  const picked = pick(currentListings(listings.all(), now));
  const items = picked.map(({ id }) => presentListing(existing(listings, id, 'listing'), view));
  return { picked, items };
}

async function row(call: Context, pick: (listings: readonly ListingRecord[]) => ListingRecord[]) {
  const { items } = await pickRow(call, pick);
  return { status: 200 as const, body: { items } };
}

export const handlers: Handlers<'showcase'> = {
  async listBestOffers(call) {
    const { picked, items } = await pickRow(call, (all) => bestOffers(all, call.now));
    const figures = basketOf(picked);
    const basket = figures && {
      ...presentPrices(figures),
      oldPrice: usd(figures.oldPrice),
      listingIds: figures.listingIds,
    };
    return { status: 200, body: { items, basket } };
  },

  async listPopularTools(call) {
    const { featuredTools } = await call.store.open('featuredTools');
    const featured = featuredTools.all().map(({ listingId }) => listingId);
    return row(call, (all) => popularTools(all, call.now, featured));
  },
  listTopSellers: (call) => row(call, topSellers),
};
