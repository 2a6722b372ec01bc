import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('a featured tool is called and looks as its own listing', async () => {
  const { items } = await mock.call('listFeaturedTools', 200);
  expect(items).toHaveLength(8);
  for (const { listingId, title, coverUrl, companyName } of items) {
    const listing = await mock.call('getListing', 200, { params: { listingId } });
    expect(listing).toMatchObject({ title, imageUrl: coverUrl, vendor: { name: companyName } });
  }
});

test('a featured tool whose listing is gone is not shown', async () => {
  const [first, ...others] = (await mock.call('listFeaturedTools', 200)).items;
  const { listings } = await mock.backend.store.open('listings');
  listings.remove(first!.listingId);
  const { items } = await mock.call('listFeaturedTools', 200);
  expect(items.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
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
