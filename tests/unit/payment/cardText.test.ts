import { describe, expect, it } from 'vitest';
import {
  completeMonth,
  formatExpiry,
  numberPattern,
  pastedExpiry,
  slashAfterMonth,
} from '../../../src/domain/payment/cardText';

describe('numberPattern', () => {
  it.each([
    ['', '#### #### #### #### ###'],
    ['4', '#### #### #### #### ###'],
    ['5555', '#### #### #### ####'],
    ['37', '#### ###### #####'],
    ['3056', '#### ###### #### #####'],
  ])('of %j is %j', (digits, pattern) => expect(numberPattern(digits)).toBe(pattern));
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

  it('is shown as on the card', () => expect(formatExpiry(3, 2029)).toBe('03/29'));
});
