import { expect, it } from 'vitest';
import {
  isPartComplete,
  LISTING_PARTS,
  partsComplete,
} from '../../../src/features/vendor/form/listingParts';
import { listingSchema } from '../../../src/features/vendor/form/listingSchema';
import { EMPTY_VALUES, type ListingValues } from '../../../src/features/vendor/form/listingValues';

const five = (noun: string) => [1, 2, 3, 4, 5].map((number) => `${noun} ${number}`);

const FULL: ListingValues = {
  name: 'Tallowink',
  websiteUrl: 'https://tallowink.example',
  description: 'Keeps what was said.',
  pros: five('Pro'),
  useCases: five('Use-case'),
  categoryIds: ['productivity'],
  pricing: 'paid',
  price: '24.50',
  oldPrice: '',
  featureMyTool: 'yes',
  wantsLifetimeDealCall: 'no',
  founderName: 'Ines Halloran',
  founderNote: 'We needed it ourselves.',
  howItWorks: 'It keeps what was said, and by whom.',
  bestFor: 'Teams that write a lot.',
  pictures: { 'screenshot-1': true },
};

const complete = (values: ListingValues) =>
  LISTING_PARTS.filter((part) => isPartComplete(part, values));

it('has no part complete at first, and every part once the listing can be submitted', () => {
  expect(complete(EMPTY_VALUES)).toEqual([]);
  expect(listingSchema.isValidSync(FULL)).toBe(true);
  expect(complete(FULL)).toEqual(LISTING_PARTS);
  expect(partsComplete(EMPTY_VALUES).text).toBe('0 of 6 parts complete');
  expect(partsComplete(FULL).text).toBe('6 of 6 parts complete');
});

it('takes every field of the form as one of a part', () => {
  for (const field of Object.keys(FULL) as (keyof ListingValues)[]) {
    const isLeftOut = { ...FULL, [field]: EMPTY_VALUES[field] };
    const missing = LISTING_PARTS.length - complete(isLeftOut).length;
    expect(missing, field).toBe(field === 'oldPrice' ? 0 : 1);
  }
});

it('says which of five points is missing', () => {
  const pros = ['Fast', '', 'Small', '', 'Calm'];
  const problem = () => listingSchema.validateSync({ ...FULL, pros }, { abortEarly: false });
  expect(problem).toThrow(expect.objectContaining({ errors: ['Enter pro 2.', 'Enter pro 4.'] }));
});
