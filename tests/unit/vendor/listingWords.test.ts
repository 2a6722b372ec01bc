import { expect, it } from 'vitest';
import { priceOfListing } from '../../../src/features/vendor/listings/listingWords';

const price = { amountMinor: 7500, currency: 'USD' } as const;
const annual = { id: 'annual', name: 'Annual' } as const;

it('says what a listing costs as the shop does', () => {
  expect(priceOfListing({ pricing: 'paid', price, planType: annual })).toBe('$75/year');
  expect(priceOfListing({ pricing: 'paid', price, planType: null })).toBe('$75');
  expect(priceOfListing({ pricing: 'free', price, planType: annual })).toBe('Free');
  expect(priceOfListing({ pricing: null, price: null, planType: null })).toBe('Not chosen yet');
});
