import { withListingCounts } from '../rules/categoryCounts';
import { compareText } from '../rules/order';
import type { Handlers } from './handler';

export const handlers: Handlers<'categories'> = {
  async listCategories({ store }) {
    const { categories, listings } = await store.open('categories', 'listings');
    const byName = categories.all().toSorted((a, b) => compareText(a.name, b.name));
    return { status: 200, body: { items: withListingCounts(byName, listings.all()) } };
  },
};
