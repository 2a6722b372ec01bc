import { describe, expect, it } from 'vitest';
import {
  completeMonth,
  formatNumber,
  formatTypedExpiry,
  longestNumber,
  pastedExpiry,
  slashAfterMonth,
} from '../../../src/domain/payment/cardText';
import { formatExpiry } from '../../../src/domain/payment/formatExpiry';

describe('a number', () => {
  it.each([
    ['', '', 19],
    ['42', '42', 19],
    ['42424', '4242 4', 19],
    ['5555555555554444', '5555 5555 5555 4444', 16],
    ['378282246310005', '3782 822463 10005', 15],
    ['1234567', '1234 567', 19],
  ])('%j is shown as %j, of %d digits at most', (digits, shown, longest) => {
    expect(formatNumber(digits)).toBe(shown);
    expect(longestNumber(digits)).toBe(longest);
  });
});

describe('a date', () => {
  it.each([
    ['12/29', '1229'],
    ['1/29', '0129'],
    [' 01 / 2029 ', '0129'],
    ['01-29', '0129'],
    ['012029', '0129'],
    ['2029-01', '0129'],
  ])('pasted as %j is %s', (text, digits) => expect(pastedExpiry(text)).toBe(digits));

  it.each(['1229', 'soon', ''])('pasted as %j is left to the field', (text) =>
    expect(pastedExpiry(text)).toBeUndefined(),
  );

  it('gets the zero of its month as one types', () => {
    expect(['1', '2', '9', '12'].map(completeMonth)).toEqual(['1', '02', '09', '12']);
    expect(slashAfterMonth('/', '1')).toBe('01');
    expect(slashAfterMonth('/', '12')).toBeUndefined();
    expect(slashAfterMonth('x', '1')).toBeUndefined();
  });

  it('is parted once the year begins', () =>
    expect(['1', '12', '122', '1229'].map(formatTypedExpiry)).toEqual([
      '1',
      '12',
      '12/2',
      '12/29',
    ]));

  it('is shown as on the card', () => expect(formatExpiry(3, 2029)).toBe('03/29'));
});
