import { describe, expect, test } from 'vitest';
import type { QueryParams } from '../../mocks/contract/types';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const params = { listingId: 'replywright' };
const list = (query: QueryParams<'listReviews'> = {}) =>
  mock.call('listReviews', 200, { params, query: { pageSize: 100, ...query } });
const review = (stars: number, message = 'Saves me an hour a day.') =>
  mock.call('createReview', 201, { params, body: { stars, message } });

describe('the list', () => {
  test('its summary agrees with the reviews and leaves the star filter out', async () => {
    const { items, summary } = await list();
    const histogram = [1, 2, 3, 4, 5].map(
      (stars) => items.filter((one) => one.stars === stars).length,
    );
    expect(summary).toEqual({ average: 4.4, count: 13, histogram });
    const filtered = await list({ stars: [5, 3] });
    expect(filtered.summary).toEqual(summary);
    expect(filtered.page.totalItems).toBe(histogram[4]! + histogram[2]!);
  });

  test.each([
    ['-createdAt'],
    ['createdAt'],
    ['-stars'],
    ['stars'],
    ['-stars', 'createdAt'],
  ] as const)('in the order %s', async (...sort) => {
    const { items } = await list({ sort: [...sort] });
    const key = sort[0].replace('-', '') as 'createdAt' | 'stars';
    const keys = items.map((one) => (key === 'stars' ? one.stars : Date.parse(one.createdAt)));
    const sign = sort[0].startsWith('-') ? -1 : 1;
    expect(keys).toEqual(keys.toSorted((a, b) => sign * (a - b)));
  });
});

describe('posting', () => {
  test('changes the rating everywhere', async () => {
    await mock.signIn();
    const before = await list();
    const posted = await review(1);
    expect(posted).toMatchObject({ stars: 1, author: { id: 'member-maya' } });
    const after = await list();
    expect(after.items[0]).toEqual(posted);
    expect(after.summary.count).toBe(14);
    expect(after.summary.histogram[0]).toBe(before.summary.histogram[0]! + 1);
    const rating = { average: after.summary.average, count: 14 };
    expect(after.summary.average).toBe(4.1);
    expect((await mock.call('getListing', 200, { params })).rating).toEqual(rating);
    const found = await mock.call('listListings', 200, {
      query: { kind: 'software', q: 'replywright' },
    });
    expect(found.items[0]).toMatchObject({ id: 'replywright', rating });
    const { items } = await mock.call('listTopSellers', 200);
    expect(items.find(({ id }) => id === 'replywright')?.rating).toEqual(rating);
  });

  test('your own review can be read, edited and deleted, and the ratings follow', async () => {
    const own = async () => (await mock.call('getOwnReview', 200, { params })).review;
    await mock.signIn();
    expect(await own()).toBeNull();
    const before = (await list()).summary;
    const posted = await review(1);
    expect(await own()).toEqual(posted);
    const body = { stars: 5 };
    const edited = await mock.call('updateOwnReview', 200, { params, body });
    expect(edited).toEqual({ ...posted, stars: 5, editedAt: expect.any(String) });
    const { items, summary } = await list();
    expect(items[0]).toEqual(edited);
    expect(summary.count).toBe(14);
    expect(summary.histogram).toEqual(
      before.histogram.map((count, index) => count + (index === 4 ? 1 : 0)),
    );
    await mock.call('deleteOwnReview', 204, { params });
    expect((await list()).summary).toEqual(before);
    expect(await own()).toBeNull();
    await mock.call('deleteOwnReview', 204, { params });
    await mock.call('updateOwnReview', 404, { params, body });
    await review(4, 'On second thought.');
  });

  test('another member’s review is not your own', async () => {
    await mock.signIn();
    await review(2);
    await mock.signIn('viktor@dealwright.example');
    expect(await mock.call('getOwnReview', 200, { params })).toEqual({ review: null });
    await mock.call('deleteOwnReview', 204, { params });
    expect((await list()).summary.count).toBe(14);
  });

  test('a member has one review of a listing', async () => {
    await mock.signIn();
    await review(5);
    const problem = await mock.call('createReview', 409, {
      params,
      body: { stars: 4, message: 'And once more.' },
    });
    expect(problem.type).toBe('urn:problem-type:already-reviewed');
    expect((await list()).summary.count).toBe(14);
    await mock.signIn('someone@mail.example');
    await review(4);
    expect((await list()).summary.count).toBe(15);
  });
});

describe('votes', () => {
  const idOf = async () => (await list()).items.find(({ stars }) => stars === 2)!.id;
  const find = async (id: string) => (await list()).items.find((one) => one.id === id)!;

  test('are one for each member, counted for all and told to the member alone', async () => {
    const id = await idOf();
    const { helpfulCount, isHelpful } = await find(id);
    expect(isHelpful).toBe(false);
    const at = { params: { ...params, reviewId: id } };
    await mock.call('voteForReview', 401, at);
    await mock.signIn();
    const given = { on: true, count: helpfulCount + 1 };
    expect(await mock.call('voteForReview', 200, at)).toEqual(given);
    expect(await mock.call('voteForReview', 200, at)).toEqual(given);
    expect(await find(id)).toMatchObject({ helpfulCount: helpfulCount + 1, isHelpful: true });
    await mock.signIn('viktor@dealwright.example');
    expect(await find(id)).toMatchObject({ helpfulCount: helpfulCount + 1, isHelpful: false });
    await mock.call('deleteSession', 204);
    expect(await find(id)).toMatchObject({ helpfulCount: helpfulCount + 1, isHelpful: false });
    await mock.signIn();
    const back = { on: false, count: helpfulCount };
    expect(await mock.call('takeBackReviewVote', 200, at)).toEqual(back);
    expect(await mock.call('takeBackReviewVote', 200, at)).toEqual(back);
  });

  test('are not for one’s own review, nor for one of another listing', async () => {
    await mock.signIn();
    const own = await review(4);
    await mock.call('voteForReview', 403, { params: { ...params, reviewId: own.id } });
    const elsewhere = { listingId: 'duskplan', reviewId: await idOf() };
    await mock.call('voteForReview', 404, { params: elsewhere });
  });

  test('order the list, and go with a review that is deleted', async () => {
    await mock.signIn('viktor@dealwright.example');
    const own = await review(4);
    await mock.signIn();
    await mock.call('voteForReview', 200, { params: { ...params, reviewId: own.id } });
    const counts = (await list({ sort: ['-helpfulCount'] })).items.map((one) => one.helpfulCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(1);
    await mock.signIn('viktor@dealwright.example');
    await mock.call('deleteOwnReview', 204, { params });
    const { votes } = await mock.backend.store.open('votes');
    expect(votes.all()).toEqual([]);
  });
});
