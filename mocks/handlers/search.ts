import { presentListing } from '../presenters/listing';
import { withListingCounts } from '../rules/categoryCounts';
import { suggest } from '../search/suggestListings';
import type { Handlers } from './handler';

export const handlers: Handlers<'search'> = {
  async listSearchSuggestions({ store, query: { q, limit = 6 }, now, pictureUrl }) {
    const opened = await store.open('listings', 'categories');
    const listings = opened.listings.all();
    const found = suggest({ listings, categories: opened.categories.all() }, q, limit);
    const view = { categories: opened.categories, now, pictureUrl };
    return {
      status: 200,
      body: {
        listings: found.listings.map((listing) => presentListing(listing, view)),
        categories: withListingCounts(found.categories, listings),
      },
    };
  },
};
