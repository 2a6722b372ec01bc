import { fixed, named } from '../presenters/facets';
import { presentListing } from '../presenters/listing';
import { usd } from '../presenters/money';
import { CERTIFICATIONS, LISTING_KINDS, STATUSES } from '../rules/facetChoices';
import { paginate } from '../rules/pages';
import { searchOffers } from '../search/searchOffers';
import type { Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

export const handlers: Handlers<'offers'> = {
  async listOffers({ store, query, now, pictureUrl }) {
    const { listings, categories } = await store.open('listings', 'categories');
    const { hits, counts, sums } = searchOffers(
      listedListings(listings.all(), now),
      categories,
      query,
      now,
    );
    const { items, page } = paginate(hits, query);
    const view = { categories, now, pictureUrl };
    const chosen = query.category === undefined ? [] : [query.category];
    return {
      status: 200,
      body: {
        items: items.map((listing) => presentListing(listing, view)),
        page,
        facets: {
          kind: fixed(LISTING_KINDS, counts.kind),
          category: named(categories.all(), counts.category, chosen),
          certification: fixed(CERTIFICATIONS, counts.certification),
          status: fixed(STATUSES, counts.status),
        },
        summary: sums && { ...sums, largestSaving: usd(sums.largestSaving) },
      },
    };
  },
};
