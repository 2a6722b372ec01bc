import { expect, test } from 'vitest';
import { NEWCOMER, useMockServer } from '../support/mockServer';

const mock = useMockServer();
const list = (page = 1, pageSize = 20) =>
  mock.call('listBookmarks', 200, { query: { page, pageSize } });
const add = (listingId: string) => mock.call('addBookmark', 200, { params: { listingId } });
const remove = (listingId: string) => mock.call('removeBookmark', 200, { params: { listingId } });

test('the newest stands first, and every page names all bookmarked listings', async () => {
  await mock.signIn(NEWCOMER);
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
  await mock.signIn(NEWCOMER);
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
  await mock.signIn(NEWCOMER);
  await add('replywright');
  await mock.signIn('viktor@dealwright.example');
  expect((await list()).listingIds).toEqual([]);
  await remove('replywright');
  await mock.signIn(NEWCOMER);
  expect((await list()).listingIds).toEqual(['replywright']);
});

test('a wishlist of 10,000 listings takes no more', async () => {
  await mock.signIn(NEWCOMER);
  const { bookmarks } = await mock.backend.store.open('bookmarks');
  const accountId = (await mock.call('getSession', 200)).user!.id;
  for (let number = 1; number <= 10_000; number += 1) {
    const createdAt = '2023-03-09T10:00:00.000Z';
    bookmarks.put({ id: `${accountId}--${number}`, accountId, listingId: 'loopdesk', createdAt });
  }
  const problem = await mock.call('addBookmark', 422, { params: { listingId: 'replywright' } });
  expect(problem.errors).toMatchObject([{ pointer: '/path/listingId', code: 'full' }]);
});

test('a listing that is put back within a minute is where it was before; later it is the newest', async () => {
  await mock.signIn(NEWCOMER);
  const names = ['replywright', 'interface-design', 'figma-basics'];
  for (const [second, id] of names.entries()) {
    mock.setNow(`2023-03-09T12:00:0${second}Z`);
    await add(id);
  }
  const before = await list();
  mock.setNow('2023-03-09T12:10:00Z');
  await remove('interface-design');
  expect((await list()).listingIds).toEqual(['figma-basics', 'replywright']);
  mock.setNow('2023-03-09T12:11:00Z');
  expect(await add('interface-design')).toEqual({ on: true, count: 3 });
  expect(await list()).toEqual(before);

  await remove('replywright');
  mock.setNow('2023-03-09T12:12:01Z');
  await add('replywright');
  expect((await list()).listingIds[0]).toBe('replywright');
});

test('the wishlist is searched, narrowed by stock and sorted by each column', async () => {
  await mock.signIn(NEWCOMER);
  const { items: ending } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'ending-soon', sort: ['-price'] },
  });
  const over = ending[0]!;
  const regular = ending.find(({ id, oldPrice }) => id !== over.id && oldPrice)!;
  const { listings } = await mock.backend.store.open('listings');
  listings.put({ ...listings.get(over.id)!, oldPrice: null });
  for (const id of ['replywright', regular.id, over.id]) await add(id);
  mock.setNow('2023-03-16T12:00:00Z');
  const ask = async (query: object) =>
    (await mock.call('listBookmarks', 200, { query })).items.map(({ listing }) => listing.id);

  expect(await ask({ stockStatus: 'sold-out' })).toEqual([over.id]);
  expect(await ask({ q: 'reply' })).toEqual(['replywright']);
  expect((await ask({ sort: ['-stockStatus'] }))[0]).toBe(over.id);
  for (const sort of ['title', 'price', 'createdAt', 'stockStatus']) {
    expect(await ask({ sort: [`-${sort}`] })).toHaveLength(3);
  }
  // What is sorted by is the price of now: a deal that is over costs what it did before.
  const { items } = await mock.call('listBookmarks', 200, { query: { sort: ['price'] } });
  expect(items.find(({ listing }) => listing.id === regular.id)!.listing.price).toEqual(
    regular.oldPrice,
  );
  const prices = items.map(({ listing }) => listing.price.amountMinor);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('who has saved a deal is told three days before it ends, unless it was removed', async () => {
  await mock.signIn(NEWCOMER);
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'live', pageSize: 50 },
  });
  const ending = items.filter(({ endsAt, oldPrice }) => endsAt !== null && oldPrice !== null);
  const [kept, removed] = ending.filter(({ status }) => status === 'live');
  await add(kept!.id);
  await add(kept!.id);
  await add(removed!.id);
  await remove(removed!.id);
  const told = async () => {
    const { items: notices } = await mock.call('listNotifications', 200);
    return notices.filter(({ action }) => action === 'see-deal').map(({ listingId }) => listingId);
  };
  expect(await told()).toEqual([]);
  mock.setNow(new Date(Date.parse(kept!.endsAt!) - 3 * 86_400_000 + 1000).toISOString());
  expect(await told()).toEqual([kept!.id]);
  mock.setNow(new Date(Date.parse(removed!.endsAt!) - 1000).toISOString());
  expect(await told()).not.toContain(removed!.id);
});

test('what the wishlist saves counts what is in stock below its former price', async () => {
  await mock.signIn(NEWCOMER);
  expect((await list()).savings).toBeNull();
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: 100 },
  });
  const inStock = items.filter(({ stockStatus }) => stockStatus === 'in-stock');
  const reduced = inStock.filter(({ oldPrice }) => oldPrice !== null).slice(0, 3);
  const others = [
    ...inStock.filter(({ oldPrice }) => oldPrice === null).slice(0, 1),
    ...items.filter(({ stockStatus }) => stockStatus === 'sold-out').slice(0, 1),
  ];
  expect(others).not.toHaveLength(0);
  for (const { id } of others) await add(id);
  expect((await list()).savings).toBeNull();
  for (const { id } of reduced) await add(id);
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  // Whatever the page.
  const price = sum(reduced.map((one) => one.price.amountMinor));
  const oldPrice = sum(reduced.map((one) => one.oldPrice!.amountMinor));
  expect((await list(2, 1)).savings).toMatchObject({
    count: 3,
    yearlyCount: reduced.filter(({ planType }) => planType.id === 'annual').length,
    price: { amountMinor: price },
    oldPrice: { amountMinor: oldPrice },
    saved: { amountMinor: oldPrice - price },
  });
});
