import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('the figures are those of the specification, sections 1 and 9', async () => {
  expect(await mock.call('getMarketplace', 200)).toEqual({
    rating: { average: 4.8, count: 1258 },
    savingsSince: 2010,
    counters: {
      entrepreneurs: 1_500_000,
      products: 14_000,
      categories: 40,
      vendors: 500,
      countries: 150,
    },
  });
});

test('testimonials come newest first and page without overlap', async () => {
  const all = await mock.call('listTestimonials', 200, { query: { pageSize: 100 } });
  const times = all.items.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const pages = await Promise.all(
    [1, 2].map((page) => mock.call('listTestimonials', 200, { query: { page, pageSize: 2 } })),
  );
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 4));
  expect(pages[1]!.page).toEqual({
    number: 2,
    size: 2,
    totalItems: all.items.length,
    totalPages: Math.ceil(all.items.length / 2),
  });
});

test('a page past the last is empty', async () => {
  const { items, page } = await mock.call('listTestimonials', 200, { query: { page: 99_999 } });
  expect(items).toEqual([]);
  expect(page.number).toBe(99_999);
});

test('a request for suggestions is kept', async () => {
  const body = {
    name: 'Sam Okafor',
    email: 'sam@northbeam.example',
    phone: '+1 555 010 9988',
    projectDescription: 'We answer 200 support emails a day in four languages.',
  };
  const filed = await mock.call('createSuggestionRequest', 201, { body });
  expect(filed.caseNumber).toBe('DW-100001');
  const { suggestionRequests } = await mock.backend.store.open('suggestionRequests');
  expect(suggestionRequests.all()).toMatchObject([{ ...body, ...filed }]);
});
