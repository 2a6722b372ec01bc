import type { components } from '../../src/api/schema.d';

/**
 * What the marketplace says of itself: the specification, sections 1 and 9. Fixed figures of the
 * marketplace as a whole, not counts of the sample records.
 */
export const MARKETPLACE_FIGURES: components['schemas']['Marketplace'] = {
  rating: { average: 4.8, count: 1258 },
  savingsSince: 2010,
  counters: {
    entrepreneurs: 1_500_000,
    products: 14_000,
    categories: 40,
    vendors: 500,
    countries: 150,
  },
};
