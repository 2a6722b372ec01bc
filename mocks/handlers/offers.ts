import { fixed, named } from '../presenters/facets';
import { presentListing } from '../presenters/listing';
import { usd } from '../presenters/money';
import { CERTIFICATIONS, LISTING_KINDS, STATUSES } from '../rules/facetChoices';
import { goodsOf } from '../rules/memberGoods';
import { paginate } from '../rules/pages';
import { searchOffers } from '../search/searchOffers';
import type { Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

/** Of a visitor, who owns and sells nothing. */
const NO_GOODS = () => false;

export const handlers: Handlers<'offers'> = {
  async listOffers({ store, query, account, now, pictureUrl }) {
    const [{ listings, categories }, isOfMember] = await Promise.all([
      store.open('listings', 'categories'),
      account ? goodsOf(store, account.id, now) : NO_GOODS,
    ]);
    const { hits, counts, sums } = searchOffers(
      listedListings(listings.all(), now),
      categories,
      query,
      { now, isOfMember },
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
