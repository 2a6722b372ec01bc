import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('a featured tool is called, looks and is rated as its own listing, and buyers like it', async () => {
  const { items } = await mock.call('listFeaturedTools', 200);
  expect(items).toHaveLength(8);
  for (const { listingId, title, coverUrl, companyName, rating } of items) {
    const listing = await mock.call('getListing', 200, { params: { listingId } });
    const vendor = { name: companyName };
    expect(listing).toMatchObject({ title, imageUrl: coverUrl, vendor, rating });
    if (rating.count > 0) expect(rating.average, title).toBeGreaterThanOrEqual(4);
  }
});

test('a featured tool costs what its listing does, and says what for', async () => {
  const { items } = await mock.call('listFeaturedTools', 200);
  for (const { listingId, price, planType, pricingLabel } of items) {
    const listing = await mock.call('getListing', 200, { params: { listingId } });
    expect({ price, planType }).toEqual({ price: listing.price, planType: listing.planType });
    expect(pricingLabel, listingId).toBe(
      planType.id === 'lifetime' ? 'Lifetime deal' : 'Agencies: Contact for Pricing',
    );
  }
});

test('what is said of a featured tool in the first person is quoted from someone', async () => {
  const { items } = await mock.call('listFeaturedTools', 200);
  const quotes = items.filter(({ quotedFrom }) => quotedFrom !== null);
  expect(quotes).toEqual(items.filter(({ content }) => /\b(we|our)\b/i.test(content)));
  expect(quotes.length).toBeGreaterThan(0);
});

test('a featured tool that its vendor takes off sale is not shown until it is back', async () => {
  const featured = async () =>
    (await mock.call('listFeaturedTools', 200)).items.map(({ listingId }) => listingId);
  const { featuredTools } = await mock.backend.store.open('featuredTools');
  featuredTools.put({ ...featuredTools.all()[0]!, listingId: 'postgarden' });
  const before = await featured();
  await mock.signIn();
  const { items } = await mock.call('listVendorListings', 200, { query: { pageSize: 100 } });
  const { id } = items.find(({ listingId }) => listingId === 'postgarden')!;
  const body = { vendorListingIds: [id] };
  await mock.call('createVendorListingRemoval', 201, { body });
  expect(await featured()).toEqual(before.slice(1));
  await mock.call('createVendorListingRestoration', 201, { body });
  expect(await featured()).toEqual(before);
});

describe('likes', () => {
  const likesOf = async (featuredToolId: string) => {
    const { items } = await mock.call('listFeaturedTools', 200);
    const { likeCount, liked } = items.find(({ id }) => id === featuredToolId)!;
    return { likeCount, liked };
  };

  test('liking twice counts once, and what was not given can be taken back', async () => {
    const { id: featuredToolId, likeCount } = (await mock.call('listFeaturedTools', 200)).items[0]!;
    const params = { params: { featuredToolId } };
    await mock.signIn();
    for (const _ of [1, 2]) {
      expect(await mock.call('likeFeaturedTool', 200, params)).toEqual({
        on: true,
        count: likeCount + 1,
      });
    }
    for (const _ of [1, 2]) {
      expect(await mock.call('unlikeFeaturedTool', 200, params)).toEqual({
        on: false,
        count: likeCount,
      });
    }
  });

  test('a like is the member’s own and counts for all', async () => {
    const { id: featuredToolId, likeCount } = (await mock.call('listFeaturedTools', 200)).items[0]!;
    await mock.signIn();
    await mock.call('likeFeaturedTool', 200, { params: { featuredToolId } });
    await mock.signIn('viktor@dealwright.example');
    expect(await likesOf(featuredToolId)).toEqual({ likeCount: likeCount + 1, liked: false });
    await mock.call('likeFeaturedTool', 200, { params: { featuredToolId } });
    await mock.call('deleteSession', 204);
    expect(await likesOf(featuredToolId)).toEqual({ likeCount: likeCount + 2, liked: false });
  });
});
