import { presentListing, presentListingDetail } from '../presenters/listing';
import { presentListingFacets } from '../presenters/listingFacets';
import { currentListings } from '../rules/currentPrices';
import { existing } from '../rules/existing';
import { findListing, findPublished } from '../rules/findListing';
import { checkPriceRange } from '../rules/priceRange';
import { similarListings } from '../search/listingRows';
import { paginate } from '../rules/pages';
import type { ListingRecord } from '../store/records';
import { searchListings } from '../search/searchListings';
import type { Call, Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

/** What the detail of a listing is made of, opened once for one or several. */
async function detailsOf({
  store,
  now,
  pictureUrl,
}: Pick<Call<'getListing'>, 'store' | 'now' | 'pictureUrl'>) {
  const opened = await store.open('listings', 'listingTexts', 'categories', 'integrations');
  return {
    listings: opened.listings,
    present(listing: ListingRecord) {
      const text = existing(opened.listingTexts, listing.id, 'listing');
      return presentListingDetail(listing, text, { ...opened, now, pictureUrl });
    },
  };
}

export const handlers: Handlers<'listings'> = {
  async listListings({ store, query, now, pictureUrl }) {
    const { page, pageSize, ...search } = query;
    checkPriceRange(search);
    const opened = await store.open('listings', 'categories', 'integrations');
    // The descriptions are large, and only words are looked for in them.
    const texts = search.q ? (await store.open('listingTexts')).listingTexts.all() : [];
    const records = {
      listings: currentListings(opened.listings.all(), now),
      categories: opened.categories.all(),
      integrations: opened.integrations.all(),
    };
    const found = searchListings(records, texts, search, now);
    const cut = paginate(found.hits, { page, pageSize });
    const view = { categories: opened.categories, now, pictureUrl };
    return {
      status: 200,
      body: {
        items: cut.items.map(({ id }) => presentListing(findListing(opened.listings, id), view)),
        page: { ...cut.page, excluded: found.excludedHits },
        facets: presentListingFacets(found, search, records),
      },
    };
  },

  async getListing(call) {
    const { listings, present } = await detailsOf(call);
    return { status: 200, body: present(findPublished(listings, call.params.listingId, call.now)) };
  },

  async listSimilarListings({ store, params, now, pictureUrl }) {
    const { listings, categories } = await store.open('listings', 'categories');
    const similar = similarListings(
      listedListings(listings.all(), now),
      findListing(listings, params.listingId),
    );
    const view = { categories, now, pictureUrl };
    return { status: 200, body: { items: similar.map((one) => presentListing(one, view)) } };
  },

  async compareListings(call) {
    const { listings, present } = await detailsOf(call);
    const items = call.query.listingId.map((id) => present(findPublished(listings, id, call.now)));
    return { status: 200, body: { items } };
  },
};
