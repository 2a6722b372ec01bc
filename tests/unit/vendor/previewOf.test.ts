import { expect, it } from 'vitest';
import { EMPTY_VALUES } from '../../../src/features/vendor/form/listingValues';
import { previewOf } from '../../../src/features/vendor/form/previewOf';

const vendor = { id: 'quillbird-labs', name: 'Quillbird Labs' };

it('leaves out what was not entered, and the price before one is known', () => {
  const { listing, isPriced } = previewOf(EMPTY_VALUES, vendor, null);
  expect(listing).toMatchObject({ title: '', tagline: '', vendor, imageUrl: null });
  // Nor is it said to be in its vendor's hands before anyone has looked at it.
  expect(listing.claimed).toBe(false);
  expect(isPriced).toBe(false);
  expect(previewOf({ ...EMPTY_VALUES, pricing: 'paid' }, vendor, null).isPriced).toBe(false);
  expect(previewOf({ ...EMPTY_VALUES, pricing: 'free' }, vendor, null).isPriced).toBe(true);
});

it('shows what is typed, with the discount that buyers will see', () => {
  const typed = { ...EMPTY_VALUES, name: ' Tallowink ', pricing: 'paid', price: '24.50' };
  const { listing } = previewOf({ ...typed, oldPrice: '49' }, vendor, 'cover.png');
  expect(listing).toMatchObject({ title: 'Tallowink', imageUrl: 'cover.png', discountPercent: 50 });
  expect(listing.price.amountMinor).toBe(2450);
  expect(listing.oldPrice?.amountMinor).toBe(4900);
  // A regular price that is no higher is none, nor is half a number.
  const odd = previewOf({ ...typed, oldPrice: '24' }, vendor, null).listing;
  expect(odd).toMatchObject({ oldPrice: null, discountPercent: 0 });
  expect(previewOf({ ...typed, price: '24.' }, vendor, null).isPriced).toBe(false);
});
