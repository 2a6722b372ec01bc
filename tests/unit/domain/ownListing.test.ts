import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { pageOfListing, priceOfListing } from '../../../src/domain/ownListing';
import { registerRoutes } from '../../../src/routing/routeTable';

registerRoutes(routes);

const price = { amountMinor: 7500, currency: 'USD' } as const;
const annual = { id: 'annual', name: 'Annual' } as const;

it('says what a listing costs as the shop does', () => {
  expect(priceOfListing({ pricing: 'paid', price, planType: annual })).toBe('$75/year');
  expect(priceOfListing({ pricing: 'paid', price, planType: null })).toBe('$75');
  expect(priceOfListing({ pricing: 'free', price, planType: annual })).toBe('Free');
  expect(priceOfListing({ pricing: null, price: null, planType: null })).toBe('Not chosen yet');
});

it('leads to the page of a listing, and to how it will be before it is live', () => {
  const id = 'vendor-listing-000001';
  expect(pageOfListing({ id, listingId: 'duskplan' })).toMatch(/\?id=duskplan$/);
  expect(pageOfListing({ id, listingId: null })).toMatch(/\?preview=vendor-listing-000001$/);
});
