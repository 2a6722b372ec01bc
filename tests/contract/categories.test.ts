import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('categories come by name with counts that agree with the search', async () => {
  const { items } = await mock.call('listCategories', 200);
  const names = items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')));
  for (const kind of ['software', 'course'] as const) {
    for (const { id, listingCounts } of items) {
      const { page } = await mock.call('listListings', 200, {
        query: { kind, category: [id], pageSize: 1 },
      });
      expect(listingCounts[kind], `${kind} in ${id}`).toBe(page.totalItems);
    }
  }
});
