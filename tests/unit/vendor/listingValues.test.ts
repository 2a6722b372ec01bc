import { describe, expect, it } from 'vitest';
import {
  changeFrom,
  EMPTY_VALUES,
  restOf,
  shownPoints,
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

describe('what is kept of a listing once it was saved', () => {
  const saved = { ...EMPTY_VALUES, name: 'Minuteloom', price: '39.50', oldPrice: '50' };

  it.each(['39.5', '39,5', ' 39.50 '])('is nothing of the price %j that is saved', (price) => {
    expect(restOf(saved, { ...saved, price })).toEqual(saved);
  });

  it('is what differs, and what the server does not take yet', () => {
    const description = 'x'.repeat(161);
    const typed = { ...saved, name: 'Minuteloom Two', description, price: '39.5', oldPrice: '51.' };
    expect(restOf(saved, typed)).toEqual({ ...typed, price: '39.50' });
  });

  it('is an emptied price', () => {
    expect(restOf(saved, { ...saved, price: '' })).toEqual({ ...saved, price: '' });
  });
});

describe('shownPoints', () => {
  const none = () => false;
  it('opens three rows at first, and another as the last one is filled', () => {
    expect(shownPoints(['', '', '', '', ''], 0, none)).toBe(3);
    expect(shownPoints(['a', 'b', '', '', ''], 0, none)).toBe(3);
    expect(shownPoints(['a', 'b', 'c', '', ''], 0, none)).toBe(4);
    expect(shownPoints(['a', 'b', 'c', 'd', 'e'], 0, none)).toBe(5);
  });

  it('opens a row that someone asks for, or that holds up the form', () => {
    expect(shownPoints(['', '', '', '', ''], 4, none)).toBe(4);
    expect(shownPoints(['', '', '', '', ''], 0, (index) => index === 4)).toBe(5);
  });
});
