import { withListingCounts } from '../rules/categoryCounts';
import { compareText } from '../rules/order';
import type { Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

export const handlers: Handlers<'categories'> = {
  async listCategories({ store, now }) {
    const { categories, listings } = await store.open('categories', 'listings');
    const byName = categories.all().toSorted((a, b) => compareText(a.name, b.name));
    return {
      status: 200,
      body: { items: withListingCounts(byName, listedListings(listings.all(), now)) },
    };
  },
};
