import { describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema.d';
import { NEWCOMER, useMockServer } from '../support/mockServer';

const mock = useMockServer();
const list = (page = 1, pageSize = 20) =>
  mock.call('listBookmarks', 200, { query: { page, pageSize } });
const add = (listingId: string) => mock.call('addBookmark', 200, { params: { listingId } });
const remove = (listingId: string) => mock.call('removeBookmark', 200, { params: { listingId } });
const addTemplate = (templateId: string) =>
  mock.call('addTemplateBookmark', 200, { params: { templateId } });
const removeTemplate = (templateId: string) =>
  mock.call('removeTemplateBookmark', 200, { params: { templateId } });

type Bookmark = components['schemas']['Bookmark'];
/** The listing or template of a bookmark. */
const saved = (bookmark: Bookmark) =>
  bookmark.kind === 'listing' ? bookmark.listing : bookmark.template;
const savedId = (bookmark: Bookmark) => saved(bookmark).id;

test('the newest stands first, and every page names all bookmarked listings', async () => {
  await mock.signIn(NEWCOMER);
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: 3 },
  });
  const ids = items.map(({ id }) => id);
  for (const [minute, id] of ids.entries()) {
    mock.setNow(`2023-03-09T12:0${minute}:00Z`);
    expect(await add(id)).toEqual({ on: true, count: minute + 1 });
    // By what a search found it is no part of it.
    const { match: _, ...listing } = items[minute]!;
    expect((await list()).items[0]).toMatchObject({ kind: 'listing', listing });
  }
  const second = await list(2, 2);
  expect(second.items.map(savedId)).toEqual([ids[0]]);
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
    (await mock.call('listBookmarks', 200, { query })).items.map(savedId);

  expect(await ask({ stockStatus: 'sold-out' })).toEqual([over.id]);
  expect(await ask({ q: 'reply' })).toEqual(['replywright']);
  expect((await ask({ sort: ['-stockStatus'] }))[0]).toBe(over.id);
  for (const sort of ['title', 'price', 'createdAt', 'stockStatus']) {
    expect(await ask({ sort: [`-${sort}`] })).toHaveLength(3);
  }
  // What is sorted by is the price of now: a deal that is over costs what it did before.
  const { items } = await mock.call('listBookmarks', 200, { query: { sort: ['price'] } });
  expect(saved(items.find((item) => savedId(item) === regular.id)!).price).toEqual(
    regular.oldPrice,
  );
  const prices = items.map((item) => saved(item).price.amountMinor);
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

describe('a template', () => {
  test('stands among the listings, the newest first, and counts with them', async () => {
    await mock.signIn(NEWCOMER);
    await add('replywright');
    mock.setNow('2023-03-09T12:01:00Z');
    expect(await addTemplate('gauge-admin')).toEqual({ on: true, count: 2 });
    mock.setNow('2023-03-09T12:02:00Z');
    expect(await add('docsage')).toEqual({ on: true, count: 3 });
    const { items, listingIds, templateIds, page } = await list();
    expect(items.map(savedId)).toEqual(['docsage', 'gauge-admin', 'replywright']);
    const shown = await mock.call('listTemplates', 200, { query: { q: 'Gauge Admin' } });
    expect(items[1]).toEqual({
      kind: 'template',
      template: shown.items[0],
      createdAt: '2023-03-09T12:01:00.000Z',
    });
    expect(listingIds).toEqual(['docsage', 'replywright']);
    expect(templateIds).toEqual(['gauge-admin']);
    expect(page.totalItems).toBe(3);
  });

  test('that is saved twice counts once; removing twice is no error', async () => {
    await mock.signIn(NEWCOMER);
    await addTemplate('gauge-admin');
    expect(await addTemplate('gauge-admin')).toEqual({ on: true, count: 1 });
    for (const _ of [1, 2]) {
      expect(await removeTemplate('gauge-admin')).toEqual({ on: false, count: 0 });
      expect((await list()).templateIds).toEqual([]);
    }
  });

  test('that is put back within a minute is where it was before', async () => {
    await mock.signIn(NEWCOMER);
    await addTemplate('gauge-admin');
    mock.setNow('2023-03-09T12:10:00Z');
    await add('replywright');
    const before = await list();
    await removeTemplate('gauge-admin');
    mock.setNow('2023-03-09T12:11:00Z');
    await addTemplate('gauge-admin');
    expect(await list()).toEqual(before);
  });

  test('is found by its title and its author, sorted with listings, and always in stock', async () => {
    await mock.signIn(NEWCOMER);
    await add('replywright');
    await addTemplate('gauge-admin');
    const ask = async (query: object) =>
      (await mock.call('listBookmarks', 200, { query })).items.map(savedId);
    const { author, price } = await mock.call('getTemplate', 200, {
      params: { templateId: 'gauge-admin' },
    });
    expect(await ask({ q: 'gauge' })).toEqual(['gauge-admin']);
    expect(await ask({ q: author.name })).toEqual(['gauge-admin']);
    expect(await ask({ sort: ['title'] })).toEqual(['gauge-admin', 'replywright']);
    expect(await ask({ stockStatus: 'in-stock', q: 'gauge' })).toEqual(['gauge-admin']);
    expect(await ask({ stockStatus: 'sold-out' })).toEqual([]);
    const { items } = await mock.call('listBookmarks', 200, { query: { sort: ['price'] } });
    const prices = items.map((item) => saved(item).price.amountMinor);
    expect(prices).toContain(price.amountMinor);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('below its former price is part of what the wishlist saves', async () => {
    await mock.signIn(NEWCOMER);
    await addTemplate('gauge-admin');
    const { price, oldPrice } = await mock.call('getTemplate', 200, {
      params: { templateId: 'gauge-admin' },
    });
    expect((await list()).savings).toMatchObject({ count: 1, yearlyCount: 0, price, oldPrice });
  });

  test('`sample` stands for the one that is shown by default; an unknown one is not found', async () => {
    await mock.signIn(NEWCOMER);
    await addTemplate('sample');
    expect((await list()).templateIds).toEqual(['northlight-landing']);
    for (const id of ['addTemplateBookmark', 'removeTemplateBookmark'] as const) {
      await mock.call(id, 404, { params: { templateId: 'no-such-template' } });
      // The id of a listing is none of a template.
      await mock.call(id, 404, { params: { templateId: 'replywright' } });
    }
    await mock.call('addBookmark', 404, { params: { listingId: 'gauge-admin' } });
  });

  test('is the member’s own, and asks visitors to sign in', async () => {
    const params = { templateId: 'gauge-admin' };
    await mock.call('addTemplateBookmark', 401, { params });
    await mock.call('removeTemplateBookmark', 401, { params });
    await mock.signIn(NEWCOMER);
    await addTemplate('gauge-admin');
    await mock.signIn('viktor@dealwright.example');
    expect((await list()).templateIds).toEqual([]);
  });

  test('counts towards the bound of 10,000', async () => {
    await mock.signIn(NEWCOMER);
    const { bookmarks } = await mock.backend.store.open('bookmarks');
    const accountId = (await mock.call('getSession', 200)).user!.id;
    const createdAt = '2023-03-09T10:00:00.000Z';
    for (let number = 1; number <= 10_000; number += 1) {
      const what = number % 2 ? { listingId: 'loopdesk' } : { templateId: 'gauge-admin' };
      bookmarks.put({ id: `${accountId}--${number}`, accountId, ...what, createdAt });
    }
    const params = { templateId: 'tidal-launch' };
    const problem = await mock.call('addTemplateBookmark', 422, { params });
    expect(problem.errors).toMatchObject([{ pointer: '/path/templateId', code: 'full' }]);
  });

  test('that the catalog no longer has is left out of the list, the ids and the counts', async () => {
    await mock.signIn(NEWCOMER);
    await addTemplate('gauge-admin');
    await addTemplate('tidal-launch');
    const { templates } = await mock.backend.store.open('templates');
    templates.remove('gauge-admin');
    const { items, templateIds, page } = await list();
    expect(items.map(savedId)).toEqual(['tidal-launch']);
    expect(templateIds).toEqual(['tidal-launch']);
    expect(page.totalItems).toBe(1);
    expect(await add('replywright')).toEqual({ on: true, count: 2 });
    expect((await mock.call('exportProfile', 200)).wishlist).toHaveLength(2);
  });

  test('is in the export of the member’s data', async () => {
    await mock.signIn(NEWCOMER);
    await addTemplate('gauge-admin');
    mock.setNow('2023-03-09T12:10:00Z');
    await add('replywright');
    expect((await mock.call('exportProfile', 200)).wishlist).toMatchObject([
      { listingId: 'replywright', templateId: null, title: 'Replywright' },
      { listingId: null, templateId: 'gauge-admin', title: 'Gauge Admin' },
    ]);
  });
});
