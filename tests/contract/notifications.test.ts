import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const list = () => mock.call('listNotifications', 200, { query: { pageSize: 100 } });
const read = (notificationIds: string[]) =>
  mock.call('createReadReceipt', 201, { body: { notificationIds } });

test('notices are the member’s own, newest first, with the number of unread ones', async () => {
  await mock.signIn();
  const { items, unreadCount } = await list();
  const times = items.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(unreadCount).toBe(items.filter((notice) => !notice.read).length);
  expect(unreadCount).toBeGreaterThan(1);
  await mock.signIn('viktor@dealwright.example');
  const others = new Set((await list()).items.map(({ id }) => id));
  expect(items.filter(({ id }) => others.has(id))).toEqual([]);
});

test('the welcome came when the account was opened', async () => {
  await mock.signIn();
  const { user } = await mock.call('getSession', 200);
  const welcome = (await list()).items.at(-1)!;
  expect(welcome.title).toBe('Welcome aboard');
  expect(welcome.createdAt).toBe(user!.memberSince);
});

test('a notice leads on, and says of a deal what it costs and until when, while it lasts', async () => {
  await mock.signIn();
  const ending = async () => (await list()).items.find(({ action }) => action === 'see-deal')!;
  const { listingId, deal } = await ending();
  const params = { listingId: listingId! };
  const { price, oldPrice, planType, endsAt } = await mock.call('getListing', 200, { params });
  expect(deal).toEqual({ price, oldPrice, planType, endsAt });
  mock.setNow(new Date(Date.parse(endsAt!) + 1000).toISOString());
  expect((await ending()).deal).toBeNull();
});

test('a notice tells no deal of a listing that its vendor has taken off sale', async () => {
  await mock.signIn();
  const ending = async () => (await list()).items.find(({ action }) => action === 'see-deal')!;
  const { listings } = await mock.backend.store.open('listings');
  const listing = listings.get((await ending()).listingId!)!;
  listings.put({ ...listing, withdrawnAt: listing.createdAt });
  expect((await ending()).deal).toBeNull();
});

test('named notices are marked, then all', async () => {
  await mock.signIn();
  const { items, unreadCount } = await list();
  const first = items.find((notice) => !notice.read)!;
  for (const _ of [1, 2]) expect(await read([first.id])).toEqual({ unreadCount: unreadCount - 1 });
  expect((await list()).items.find(({ id }) => id === first.id)?.read).toBe(true);
  expect(await mock.call('createReadReceipt', 201, { body: { all: true } })).toEqual({
    unreadCount: 0,
  });
  expect((await list()).unreadCount).toBe(0);
});

test('a receipt names notices or says all, never both and never neither', async () => {
  await mock.signIn();
  const { items, unreadCount } = await list();
  const notificationIds = [items[0]!.id];
  const both = { notificationIds, all: true } as const;
  for (const body of [{}, both, { notificationIds: [] }]) {
    await mock.call('createReadReceipt', 422, { body });
  }
  expect((await list()).unreadCount).toBe(unreadCount);
});

test('someone else’s notice is unknown, and then none is marked', async () => {
  await mock.signIn('viktor@dealwright.example');
  const foreign = (await list()).items[0]!.id;
  await mock.signIn();
  const { items, unreadCount } = await list();
  const own = items.find((notice) => !notice.read)!.id;
  await mock.call('createReadReceipt', 404, { body: { notificationIds: [own, foreign] } });
  expect((await list()).unreadCount).toBe(unreadCount);
});
