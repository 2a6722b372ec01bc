import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

describe('rows', () => {
  test('best offers: twelve well rated deals on software that have not ended, the greatest discount first', async () => {
    const { items } = await mock.call('listBestOffers', 200);
    expect(items).toHaveLength(12);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['live', 'ending-soon']));
    expect(items.filter(({ kind, rating }) => kind !== 'software' || rating.average < 4.2)).toEqual(
      [],
    );
    const discounts = items.map(({ discountPercent }) => discountPercent);
    expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
  });

  test.each(['listBestOffers', 'listPopularTools', 'listTopSellers'] as const)(
    'three of those that %s answers are added up, others than the first four',
    async (operation) => {
      const { items, basket } = await mock.call(operation, 200);
      const chosen = items.filter(({ id }) => basket!.listingIds.includes(id));
      expect(chosen).toHaveLength(3);
      expect(items.slice(0, 4).filter((offer) => chosen.includes(offer))).toEqual([]);
      expect(new Set(chosen.map(({ planType }) => planType.id))).toEqual(new Set(['lifetime']));
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const price = sum(chosen.map((offer) => offer.price.amountMinor));
      const oldPrice = sum(chosen.map((offer) => offer.oldPrice!.amountMinor));
      expect(basket).toMatchObject({
        price: { amountMinor: price, currency: 'USD' },
        oldPrice: { amountMinor: oldPrice, currency: 'USD' },
        discountPercent: Math.round((1 - price / oldPrice) * 100),
      });
    },
  );

  test('popular tools: twelve well-rated pieces of software, as the search orders them, none of the other rows', async () => {
    const { items } = await mock.call('listPopularTools', 200);
    const others = [
      ...(await mock.call('listBestOffers', 200)).items.map(({ id }) => id),
      ...(await mock.call('listTopSellers', 200)).items.map(({ id }) => id),
      ...(await mock.call('listFeaturedTools', 200)).items.map(({ listingId }) => listingId),
    ];
    const found = await mock.call('listListings', 200, {
      query: { kind: 'software', pageSize: 50 },
    });
    const left = found.items
      .filter(({ id }) => !others.includes(id))
      .map(({ match: _, ...listing }) => listing);
    const liked = left.filter(({ rating }) => rating.average >= 4);
    expect(liked.slice(0, 12)).not.toEqual(left.slice(0, 12));
    expect(items).toEqual(liked.slice(0, 12));
  });

  test('no product is in two of the rows', async () => {
    const ids = [
      ...(await mock.call('listBestOffers', 200)).items.map(({ id }) => id),
      ...(await mock.call('listPopularTools', 200)).items.map(({ id }) => id),
      ...(await mock.call('listTopSellers', 200)).items.map(({ id }) => id),
      ...(await mock.call('listFeaturedTools', 200)).items.map(({ listingId }) => listingId),
    ];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('top sellers: the eight pieces of software with most sales, and no courses', async () => {
    const { items } = await mock.call('listTopSellers', 200);
    const { listings } = await mock.backend.store.open('listings');
    const sales = items.map(({ id }) => listings.get(id)!.sales);
    expect(sales).toHaveLength(8);
    expect(sales).toEqual(
      listings
        .all()
        .filter(({ kind }) => kind === 'software')
        .map((listing) => listing.sales)
        .toSorted((a, b) => b - a)
        .slice(0, 8),
    );
    expect(items.every(({ kind }) => kind === 'software')).toBe(true);
    expect(items.map(({ salesCount }) => salesCount)).toEqual(sales);
  });

  test('top-selling tools of the seed have sales and reviews to show for it', async () => {
    const { items } = await mock.call('listTopSellers', 200);
    for (const { id, salesCount, rating } of items) {
      expect(salesCount, id).toBeGreaterThan(50);
      expect(rating.count, id).toBeGreaterThanOrEqual(3);
      expect(rating.average, id).toBeGreaterThanOrEqual(3.5);
    }
  });
});
