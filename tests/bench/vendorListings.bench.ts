import { seeds, seedNow } from 'virtual:seed';
import { bench, describe } from 'vitest';
import { paginate } from '../../mocks/rules/pages';
import {
  searchVendorListings,
  type VendorListingSearch,
} from '../../mocks/search/searchVendorListings';
import type { VendorListingRecord } from '../../mocks/store/records/vendorListingRecords';

/**
 * How long a table of a vendor's listings takes to be searched, sorted and paged. The bound is 100 ms
 * for 10,000 rows, whatever column is sorted by.
 */
const seeded = (await seeds.vendorListings()).default as VendorListingRecord[];
const now = new Date(seedNow);
const ROWS = 10_000;

/** The seeded rows over and over, each a little different. */
const rows = Array.from({ length: ROWS }, (_, index): VendorListingRecord => {
  const record = seeded[index % seeded.length]!;
  return {
    ...record,
    id: `vendor-listing-${String(index).padStart(6, '0')}`,
    name: `${record.name} ${(index * 7919) % ROWS}`,
    price: (record.price ?? 0) + ((index * 104_729) % 5000),
  };
});

const QUERIES: Record<string, VendorListingSearch> = {
  'the latest first': {},
  'by name': { sort: ['name'] },
  'by price, descending': { sort: ['-price'] },
  'by state': { sort: ['status'] },
  'by the last change': { sort: ['-updatedAt'] },
  'words, a state, by name': { q: 'mint 12', status: ['live'], sort: ['-name'] },
};

describe(`a table of ${ROWS} rows`, () => {
  for (const [name, query] of Object.entries(QUERIES)) {
    bench(`${name}, page 500`, () => {
      paginate(searchVendorListings(rows, query, now).hits, { page: 500, pageSize: 10 });
    });
  }
});
