import { describe, expect, it } from 'vitest';
import {
  changeFrom,
  EMPTY_VALUES,
  toChange,
} from '../../../src/features/vendor/form/listingValues';

describe('what is saved of a listing while someone types', () => {
  it('is what differs, and no more', () => {
    const typed = { ...EMPTY_VALUES, name: 'Minuteloom', pricing: 'paid' };
    expect(changeFrom(EMPTY_VALUES, typed)).toEqual({ name: 'Minuteloom', pricing: 'paid' });
    expect(changeFrom(typed, typed)).toEqual({});
  });

  it.each([
    ['39', 3900],
    ['39,5', 3950],
    [' 19.99 ', 1999],
  ])('takes the price %j', (price, amountMinor) => {
    expect(toChange({ ...EMPTY_VALUES, price }).price).toEqual({ amountMinor, currency: 'USD' });
  });

  it.each(['39.', 'free', '1e5', '-3'])('waits with the price %j until it is one', (price) => {
    expect(changeFrom(EMPTY_VALUES, { ...EMPTY_VALUES, price })).toEqual({});
  });

  it('waits with a text that is too long, and saves the others', () => {
    const typed = { ...EMPTY_VALUES, description: 'x'.repeat(161), bestFor: 'Teams' };
    expect(changeFrom(EMPTY_VALUES, typed)).toEqual({ bestFor: 'Teams' });
  });
});
