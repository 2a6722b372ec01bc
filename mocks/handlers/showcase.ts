import { presentListing } from '../presenters/listing';
import { presentPrices, usd } from '../presenters/money';
import { basketOf } from '../rules/basket';
import { currentListings } from '../rules/currentPrices';
import { existing } from '../rules/existing';
import { bestOffers, popularTools, topSellers } from '../search/listingRows';
import type { ListingRecord } from '../store/records';
import type { Call, Handlers } from './handler';

type Context = Pick<Call<'listBestOffers'>, 'store' | 'now' | 'pictureUrl'>;

/** A row of listings that is picked from all, with a few of them added up. */
async function row(
  { store, now, pictureUrl }: Context,
  pick: (listings: readonly ListingRecord[]) => ListingRecord[],
) {
  const { listings, categories } = await store.open('listings', 'categories');
  const view = { categories, now, pictureUrl };
  const picked = pick(currentListings(listings.all(), now));
  const items = picked.map(({ id }) => presentListing(existing(listings, id, 'listing'), view));
  const figures = basketOf(picked);
  const basket = figures && {
    ...presentPrices(figures),
    oldPrice: usd(figures.oldPrice),
    saving: usd(figures.oldPrice - figures.price),
    listingIds: figures.listingIds,
  };
  return { status: 200 as const, body: { items, basket } };
}

export const handlers: Handlers<'showcase'> = {
  listBestOffers: (call) => row(call, (all) => bestOffers(all, call.now)),

  async listPopularTools(call) {
    const { featuredTools } = await call.store.open('featuredTools');
    const featured = featuredTools.all().map(({ listingId }) => listingId);
    return row(call, (all) => popularTools(all, call.now, featured));
  },
  listTopSellers: (call) => row(call, topSellers),
};
