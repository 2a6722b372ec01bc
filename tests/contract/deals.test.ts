import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const all = async () => (await mock.call('listDeals', 200, { query: { pageSize: 100 } })).items;

describe('deals', () => {
  test('are software that costs less than it did; the percentage follows from the two prices', async () => {
    const deals = await all();
    expect(deals.length).toBeGreaterThan(20);
    for (const { price, oldPrice, discountPercent, listingId } of deals) {
      expect(price.amountMinor).toBeLessThan(oldPrice.amountMinor);
      expect(discountPercent).toBe(
        Math.min(99, Math.round((1 - price.amountMinor / oldPrice.amountMinor) * 100)),
      );
      const { kind } = await mock.call('getListing', 200, { params: { listingId } });
      expect(kind).toBe('software');
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

  test('a category that nobody knows has no deals', async () => {
    const { items } = await mock.call('listDeals', 200, { query: { category: 'gardening' } });
    expect(items).toEqual([]);
  });

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

  test('order by name, and by popularity unless told otherwise', async () => {
    const { items } = await mock.call('listDeals', 200, { query: { sort: ['title'] } });
    const titles = items.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en-US')));
    const popular = await mock.call('listDeals', 200, { query: { sort: ['-popularity'] } });
    expect((await mock.call('listDeals', 200)).items).toEqual(popular.items);
  });

  test('an order that is none is refused', async () => {
    const problem = await mock.call('listDeals', 422, { query: { sort: ['price' as 'title'] } });
    expect(problem.errors?.[0]?.pointer).toMatch(/^\/query\/sort/);
  });
});
