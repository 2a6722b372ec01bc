import { presentListing } from '../presenters/listing';
import { presentProduct } from '../presenters/product';
import { searchOwnedProducts, ownedProductsOf, type OwnedProduct } from '../rules/ownedProducts';
import { progressFigures } from '../rules/courses';
import { paginate } from '../rules/pages';
import { redeem, redeemableListings, redeemSamples } from '../rules/redemptions';
import { wordLine, wordTest } from '../search/words';
import type { Call, Handlers } from './handler';

async function presentOwned(
  {
    store,
    account,
    pictureUrl,
  }: Pick<Call<'listOwnedProducts'>, 'store' | 'account' | 'pictureUrl'>,
  product: OwnedProduct,
) {
  const progress = await progressFigures(store, account.id, product.item);
  return presentProduct(product, progress, pictureUrl);
}

export const handlers: Handlers<'products'> = {
  async listOwnedProducts(call) {
    const { store, account, query, now } = call;
    const owned = await ownedProductsOf(store, account.id, now);
    const { items, page } = paginate(searchOwnedProducts(owned, query), query);
    return {
      status: 200,
      body: {
        items: await Promise.all(items.map((product) => presentOwned(call, product))),
        page,
        samples: await redeemSamples(store, account.id, now),
      },
    };
  },

  async listRedeemableListings({ store, account, query, now, pictureUrl }) {
    const { categories } = await store.open('categories');
    const all = await redeemableListings(store, account.id, now);
    const hasWords = wordTest(
      query.q,
      all,
      ({ title, vendor }) => wordLine(title, vendor.name),
      ({ tagline }) => [wordLine(tagline)],
    );
    const { items, page } = paginate(all.filter(hasWords), query);
    const view = { categories, now, pictureUrl };
    return {
      status: 200,
      body: { items: items.map((listing) => presentListing(listing, view)), page },
    };
  },

  async createRedemption(call) {
    const { store, account, body, now } = call;
    const product = await redeem(store, now, account.id, body.code);
    return { status: 201, body: await presentOwned(call, product) };
  },
};
