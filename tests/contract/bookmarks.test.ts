import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const list = (page = 1, pageSize = 20) =>
  mock.call('listBookmarks', 200, { query: { page, pageSize } });
const add = (listingId: string) => mock.call('addBookmark', 200, { params: { listingId } });
const remove = (listingId: string) => mock.call('removeBookmark', 200, { params: { listingId } });

test('the newest stands first, and every page names all bookmarked listings', async () => {
  await mock.signIn();
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: 3 },
  });
  const ids = items.map(({ id }) => id);
  for (const [minute, id] of ids.entries()) {
    mock.setNow(`2023-03-09T12:0${minute}:00Z`);
    expect(await add(id)).toEqual({ on: true, count: minute + 1 });
    expect((await list()).items[0]?.listing).toEqual(items[minute]);
  }
  const second = await list(2, 2);
  expect(second.items.map(({ listing }) => listing.id)).toEqual([ids[0]]);
  expect(second.listingIds).toEqual(ids.toReversed());
  expect(second.page).toMatchObject({ totalItems: 3, totalPages: 2 });
});

test('saving twice counts once and keeps the time; removing twice is no error', async () => {
  await mock.signIn();
  await add('replywright');
  const [first] = (await list()).items;
  mock.setNow('2023-03-10T12:00:00Z');
  expect(await add('replywright')).toEqual({ on: true, count: 1 });
  expect((await list()).items[0]?.createdAt).toBe(first!.createdAt);
  expect((await list()).listingIds).toEqual(['replywright']);
  for (const _ of [1, 2]) {
    expect(await remove('replywright')).toEqual({ on: false, count: 0 });
    expect((await list()).items).toEqual([]);
  }
});

test('a wishlist is the member’s own', async () => {
  await mock.signIn();
  await add('replywright');
  await mock.signIn('viktor@dealwright.example');
  expect((await list()).listingIds).toEqual([]);
  await remove('replywright');
  await mock.signIn();
  expect((await list()).listingIds).toEqual(['replywright']);
});

test('a deal that is over is sold out', async () => {
  await mock.signIn();
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'ending-soon' },
  });
  const { id, endsAt } = items[0]!;
  await add(id);
  expect((await list()).items[0]?.stockStatus).toBe('in-stock');
  mock.setNow(endsAt!);
  expect((await list()).items[0]?.stockStatus).toBe('sold-out');
});
