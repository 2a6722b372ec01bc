import type { components } from '../../src/api/schema.d';
import type { ListingRecord, NamedRecord } from '../store/records';

/** Categories with the number of listings of each kind in them, in the order given. */
export function withListingCounts(
  categories: readonly NamedRecord[],
  listings: readonly ListingRecord[],
): components['schemas']['Category'][] {
  const counts = new Map(categories.map(({ id }) => [id, { software: 0, course: 0 }]));
  for (const { kind, categoryIds } of listings) {
    for (const id of categoryIds) {
      const count = counts.get(id);
      if (count) count[kind] += 1;
    }
  }
  return categories.map(({ id, name }) => ({ id, name, listingCounts: counts.get(id)! }));
}
