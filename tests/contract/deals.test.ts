import { beforeEach, describe, expect, test } from 'vitest';
import { NEWCOMER, useMockServer } from '../support/mockServer';

const mock = useMockServer();

const all = async () => (await mock.call('listDeals', 200, { query: { pageSize: 100 } })).items;

describe('deals', () => {
  test('are software that costs less than it did; the percentage follows from the two prices', async () => {
    const deals = await all();
    expect(deals.length).toBeGreaterThan(20);
    for (const {
      price,
      oldPrice,
      discountPercent,
      listingId,
      vendor,
      claimed,
      planType,
    } of deals) {
      expect(price.amountMinor).toBeLessThan(oldPrice.amountMinor);
      expect(discountPercent).toBe(
        Math.min(99, Math.round((1 - price.amountMinor / oldPrice.amountMinor) * 100)),
      );
      const listing = await mock.call('getListing', 200, { params: { listingId } });
      expect(listing.kind).toBe('software');
      expect(planType).toEqual(listing.planType);
      expect({ vendor, claimed }).toEqual({ vendor: listing.vendor, claimed: listing.claimed });
    }
  });

  test('that have ended are left out; those that end soon say when', async () => {
    const deals = await all();
    const soon = deals.filter(({ status }) => status === 'ending-soon');
    expect(soon.length).toBeGreaterThan(0);
    const { listings } = await mock.backend.store.open('listings');
    for (const { endsAt } of soon) expect(endsAt).not.toBeNull();
    const [first] = deals;
    listings.put({ ...listings.get(first!.listingId)!, endsAt: '2023-03-01T00:00:00Z' });
    expect((await all()).map(({ id }) => id)).not.toContain(first!.id);
  });

  test('that end soon are found by their status, the first to end first', async () => {
    const soon = (await all()).filter(({ status }) => status === 'ending-soon');
    const { items, facets } = await mock.call('listDeals', 200, {
      query: { status: 'ending-soon', sort: ['endsAt'], pageSize: 100 },
    });
    expect(items.map(({ id }) => id).sort()).toEqual(soon.map(({ id }) => id).sort());
    const ends = items.map(({ endsAt }) => Date.parse(endsAt!));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    // Of those that end together, what sold more comes first.
    const together = items.filter(({ endsAt }) => endsAt === items[1]!.endsAt);
    expect(together.length).toBeGreaterThan(1);
    const sold = together.map(({ salesCount }) => salesCount);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    expect(facets.category.find(({ value }) => value === 'all')?.count).toBe(soon.length);
  });

  test('are all live, those that end soon as well', async () => {
    const { items } = await mock.call('listDeals', 200, {
      query: { status: 'live', pageSize: 100 },
    });
    expect(items).toEqual(await all());
  });

  test('without an end come last in the order of the ends', async () => {
    const query = { sort: ['endsAt' as const], pageSize: 100 };
    const { items } = await mock.call('listDeals', 200, { query });
    const firstWithout = items.findIndex(({ endsAt }) => endsAt === null);
    expect(firstWithout).toBeGreaterThan(0);
    expect(items.slice(firstWithout).every(({ endsAt }) => endsAt === null)).toBe(true);
  });

  describe.each([
    ['with a regular price is sold for that', 2500, 'in-stock'],
    ['without a regular price is sold out', null, 'sold-out'],
  ] as const)('a listing whose deal has ended %s', (_words, oldPrice, stockStatus) => {
    const listingId = 'docsage';
    const params = { listingId };
    const software = { kind: 'software', pageSize: 100 } as const;
    const search = (query: object = {}) =>
      mock.call('listListings', 200, { query: { ...software, ...query } });
    const after = {
      id: listingId,
      status: 'ended',
      stockStatus,
      price: { amountMinor: oldPrice ?? 1300 },
      oldPrice: null,
      discountPercent: 0,
    };

    beforeEach(async () => {
      await mock.signIn(NEWCOMER);
      const { listings } = await mock.backend.store.open('listings');
      const listing = listings.get(listingId)!;
      listings.put({ ...listing, price: 1300, oldPrice, endsAt: '2023-03-09T12:00:01Z' });
      const before = await mock.call('getListing', 200, { params });
      expect(before).toMatchObject({ status: 'ending-soon', stockStatus: 'in-stock' });
      mock.setNow('2023-03-09T12:00:01Z');
    });

    test('on its own page, in searches, comparisons and on the wishlist', async () => {
      expect(await mock.call('getListing', 200, { params })).toMatchObject(after);
      const { items } = await search();
      expect(items.find(({ id }) => id === listingId)).toMatchObject(after);
      const query = { listingId: [listingId, 'replywright'] };
      expect((await mock.call('compareListings', 200, { query })).items[0]).toMatchObject(after);
      await mock.call('addBookmark', 200, { params });
      const wishlist = await mock.call('listBookmarks', 200);
      expect(wishlist.items[0]).toMatchObject({ listing: after });
    });

    test('and answers neither to live nor to ending soon', async () => {
      const everything = await search();
      for (const status of ['live', 'ending-soon'] as const) {
        const { items, page } = await search({ status });
        expect(items.map(({ id }) => id)).not.toContain(listingId);
        const choice = everything.facets.status.find(({ value }) => value === status)!;
        expect(choice.count).toBe(page.totalItems);
      }
      expect((await all()).map((deal) => deal.listingId)).not.toContain(listingId);
    });
  });

  test('come in the eleven categories of the specification, each with its count', async () => {
    const { facets, page } = await mock.call('listDeals', 200);
    expect(facets.category.map(({ label }) => label)).toEqual([
      'All offers',
      'Productivity',
      'Forms and Workflow',
      'Customer Support and Success',
      'Marketing',
      'Sales and CRM',
      'Other SMB Tools',
      'HR and Recruiting',
      'Project Management',
      'Artificial Intelligence (AI)',
      'Social Media Management',
    ]);
    expect(facets.category[0]!.count).toBe(page.totalItems);
    for (const { value, count } of facets.category) {
      const answer = await mock.call('listDeals', 200, { query: { category: value } });
      expect([value, answer.page.totalItems]).toEqual([value, count]);
      expect(count).toBeGreaterThan(0);
    }
  });

  test('a category is called and holds the same as in the list of software', async () => {
    const list = (query: object) =>
      mock.call('listListings', 200, { query: { kind: 'software', pageSize: 100, ...query } });
    const { facets: software } = await list({});
    const { facets } = await mock.call('listDeals', 200);
    const own = ['All offers', 'Other SMB Tools'];
    for (const { value, label } of facets.category.filter((one) => !own.includes(one.label))) {
      const same = software.category.find((one) => one.label === label);
      expect(same, label).toBeDefined();
      const all = (await list({ category: [same!.value] })).items.map(({ id }) => id);
      const deals = await mock.call('listDeals', 200, {
        query: { category: value, pageSize: 100 },
      });
      expect(all).toEqual(expect.arrayContaining(deals.items.map(({ listingId }) => listingId)));
    }
  });

  test('name the main category of the listing first, and what has no name there last', async () => {
    const { facets } = await mock.call('listDeals', 200);
    const names = facets.category.map(({ label }) => label);
    for (const { listingId, categories } of await all()) {
      const { categories: own } = await mock.call('getListing', 200, { params: { listingId } });
      const main = own.find(({ name }) => names.includes(name))?.name ?? 'Other SMB Tools';
      expect(categories[0]!.name).toBe(main);
      expect(categories.slice(0, -1).map(({ name }) => name)).not.toContain('Other SMB Tools');
    }
  });

  test('an unknown category has no deals', async () => {
    const { items } = await mock.call('listDeals', 200, { query: { category: 'gardening' } });
    expect(items).toEqual([]);
  });

  test.each(['mail', 'email', 'gdpr', 'lifetime', 'finance', 'nothing like this'])(
    'are found by %s where the list of software finds them',
    async (q) => {
      const onOffer = new Set((await all()).map(({ listingId }) => listingId));
      const { items: software } = await mock.call('listListings', 200, {
        query: { kind: 'software', q, pageSize: 100 },
      });
      const { items } = await mock.call('listDeals', 200, { query: { q, pageSize: 100 } });
      expect(items.map(({ listingId }) => listingId).sort()).toEqual(
        software
          .map(({ id }) => id)
          .filter((id) => onOffer.has(id))
          .sort(),
      );
    },
  );

  test('are found by every word of name, description and tags', async () => {
    const [deal] = await all();
    const q = `${deal!.title.slice(0, 4)} ${deal!.tags[0]!.split(' ')[0]!.toUpperCase()}`;
    const { items } = await mock.call('listDeals', 200, { query: { q } });
    expect(items.map(({ id }) => id)).toContain(deal!.id);
    const none = await mock.call('listDeals', 200, { query: { q: `${q} zebra` } });
    expect(none.items).toEqual([]);
    expect(none.facets.category[0]!.count).toBe(0);
  });

  test.each([
    ['-rating', ({ rating }) => -rating.average],
    ['-discount', ({ discountPercent }) => -discountPercent],
    ['-createdAt', ({ createdAt }) => -Date.parse(createdAt)],
  ] satisfies [string, (deal: Awaited<ReturnType<typeof all>>[number]) => number][])(
    'order by %s',
    async (sort, key) => {
      const { items } = await mock.call('listDeals', 200, {
        query: { sort: [sort as '-rating'], pageSize: 100 },
      });
      const keys = items.map(key);
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    },
  );

  test('order by name, and by discount unless told otherwise', async () => {
    const { items } = await mock.call('listDeals', 200, { query: { sort: ['title'] } });
    const titles = items.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en-US')));
    const cheapest = await mock.call('listDeals', 200, { query: { sort: ['-discount'] } });
    expect((await mock.call('listDeals', 200)).items).toEqual(cheapest.items);
  });

  test('an unknown order is refused', async () => {
    const problem = await mock.call('listDeals', 422, { query: { sort: ['price' as 'title'] } });
    expect(problem.errors?.[0]?.pointer).toMatch(/^\/query\/sort/);
  });
});
