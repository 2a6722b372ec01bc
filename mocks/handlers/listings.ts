import { presentListing, presentListingDetail } from '../presenters/listing';
import { presentListingFacets } from '../presenters/listingFacets';
import { currentListings } from '../rules/currentPrices';
import { existing } from '../rules/existing';
import { findListing, findPublished } from '../rules/findListing';
import { checkPriceRange } from '../rules/priceRange';
import { similarListings } from '../search/listingRows';
import { paginate } from '../rules/pages';
import type { Store } from '../store/store';
import { searchListings } from '../search/searchListings';
import type { Call, Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

/** The courses, where one of these listings is one: a page of software does without all their lessons. */
async function coursesAmong(store: Store, listingIds: string[]) {
  const { listings } = await store.open('listings');
  const hasCourse = listingIds.some((id) => listings.get(id)?.kind === 'course');
  return hasCourse ? await store.open('courses') : {};
}

/** One or several listings in full, with all that they are made of opened at once. */
async function detailsOf(
  { store, now, pictureUrl }: Pick<Call<'getListing'>, 'store' | 'now' | 'pictureUrl'>,
  listingIds: string[],
) {
  const [opened, lessons] = await Promise.all([
    store.open('listings', 'listingTexts', 'categories', 'integrations'),
    coursesAmong(store, listingIds),
  ]);
  return listingIds.map((id) => {
    const listing = findPublished(opened.listings, id, now);
    const text = existing(opened.listingTexts, listing.id, 'listing');
    return presentListingDetail(listing, text, { ...opened, ...lessons, now, pictureUrl });
  });
}

export const handlers: Handlers<'listings'> = {
  async listListings({ store, query, now, pictureUrl }) {
    const { page, pageSize, ...search } = query;
    checkPriceRange(search);
    const opened = await store.open('listings', 'categories', 'integrations');
    // The descriptions are large, and only words are looked for in them.
    const texts = search.q ? (await store.open('listingTexts')).listingTexts.all() : [];
    const listings = currentListings(opened.listings.all(), now);
    const { vendor } = search;
    const records = {
      listings: vendor ? listings.filter((one) => one.vendor.id === vendor) : listings,
      categories: opened.categories.all(),
      integrations: opened.integrations.all(),
    };
    const found = searchListings(records, texts, search, now);
    const cut = paginate(found.hits, { page, pageSize });
    const view = { categories: opened.categories, now, pictureUrl };
    return {
      status: 200,
      body: {
        items: cut.items.map((listing) => ({
          ...presentListing(findListing(opened.listings, listing.id), view),
          match: found.matchOf(listing),
        })),
        page: cut.page,
        facets: presentListingFacets(found, search, records),
      },
    };
  },

  async getListing(call) {
    const [body] = await detailsOf(call, [call.params.listingId]);
    return { status: 200, body: body! };
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
    return { status: 200, body: { items: await detailsOf(call, call.query.listingId) } };
  },
};
