import { presentDeal } from '../presenters/deal';
import { dealCategories } from '../rules/dealCategories';
import { paginate } from '../rules/pages';
import { searchDeals } from '../search/searchDeals';
import type { Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

export const handlers: Handlers<'deals'> = {
  async listDeals({ store, query, now, pictureUrl }) {
    const { page, pageSize, ...search } = query;
    const { listings, categories } = await store.open('listings', 'categories');
    // The descriptions are large, and only words are looked for in them.
    const texts = search.q ? (await store.open('listingTexts')).listingTexts.all() : [];
    const catalogue = {
      listings: listedListings(listings.all(), now),
      categories: categories.all(),
    };
    const { hits, counts } = searchDeals(catalogue, texts, search, now);
    const cut = paginate(hits, { page, pageSize });
    return {
      status: 200,
      body: {
        items: cut.items.map((deal) => presentDeal(deal, { now, pictureUrl })),
        page: cut.page,
        facets: {
          category: dealCategories.map(({ id, name }) => ({
            value: id,
            label: name,
            count: counts.get(id) ?? 0,
          })),
        },
      },
    };
  },
};
