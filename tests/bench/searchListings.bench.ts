import { seeds, seedNow } from 'virtual:seed';
import { bench, describe } from 'vitest';
import type { ListingRecord } from '../../mocks/store/records';
import { searchListings, type ListingQuery } from '../../mocks/search/searchListings';

/**
 * How long a search takes over catalogs of several sizes. The bound is 30 ms for 10,000
 * listings with the index at hand, as it is from the second search on; after a change only what
 * changed is worked out again.
 */
const [listings, texts, categories] = (await Promise.all(
  ([seeds.listings, seeds.listingTexts, seeds.categories] as const).map(
    async (load) => (await load()).default as unknown[],
  ),
)) as [
  ListingRecord[],
  Awaited<ReturnType<typeof seeds.listingTexts>>['default'],
  { id: string; name: string }[],
];
const software = listings.filter(({ kind }) => kind === 'software');
const now = new Date(seedNow);

/** As many listings as wanted: the seeded software over and over, each a little different. */
function catalogOf(size: number) {
  const copies = Array.from({ length: size }, (_, index) => {
    const seeded = software[index % software.length]!;
    const copy = Math.floor(index / software.length);
    if (copy === 0) return { record: seeded, text: texts.find(({ id }) => id === seeded.id)! };
    const id = `${seeded.id}-${copy}`;
    return {
      record: {
        ...seeded,
        id,
        title: `${seeded.title} ${copy}`,
        price: seeded.price + copy,
        popularity: seeded.popularity + copy,
      },
      text: { ...texts.find((text) => text.id === seeded.id)!, id },
    };
  });
  return {
    catalog: { listings: copies.map(({ record }) => record), categories },
    texts: copies.map(({ text }) => text),
  };
}

const QUERIES: Record<string, ListingQuery> = {
  'everything, by popularity': { kind: 'software' },
  'words, five filters, two orders': {
    kind: 'software',
    q: 'team email',
    minRating: 3.5,
    status: 'live',
    operatingSystem: ['browser', 'macos', 'windows'],
    planType: 'lifetime',
    priceMin: 1000,
    sort: ['-rating', 'title'],
  },
  'by title': { kind: 'software', minRating: 3, sort: ['title'] },
};

describe.each([50, 1000, 10_000])('%i listings', (size) => {
  const { catalog, texts: described } = catalogOf(size);
  for (const [name, query] of Object.entries(QUERIES)) {
    bench(name, () => {
      searchListings(catalog, described, query, now);
    });
  }
  const query = QUERIES['words, five filters, two orders']!;
  bench('the first search, which makes the index', () => {
    const listings = catalog.listings.map((record) => ({ ...record }));
    searchListings({ ...catalog, listings }, described, query, now);
  });
  bench('the first search after a listing has changed', () => {
    const listings = catalog.listings.with(0, { ...catalog.listings[0]! });
    searchListings({ ...catalog, listings }, described, query, now);
  });
});
