import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/lib/money';

describe('formatMoney', () => {
  it.each([
    [{ amountMinor: 1300, currency: 'USD' }, '$13'],
    [{ amountMinor: 1325, currency: 'USD' }, '$13.25'],
    [{ amountMinor: 1350, currency: 'USD' }, '$13.50'],
    [{ amountMinor: 0, currency: 'USD' }, '$0'],
    [{ amountMinor: 5, currency: 'USD' }, '$0.05'],
    [{ amountMinor: 123_456_700, currency: 'USD' }, '$1,234,567'],
    [{ amountMinor: -2500, currency: 'USD' }, '-$25'],
    [{ amountMinor: 1999, currency: 'EUR' }, '€19.99'],
  ])('writes %o as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('knows currencies without minor units', () => {
    expect(formatMoney({ amountMinor: 1300, currency: 'JPY' })).toBe('¥1,300');
  });

  it('refuses a malformed currency code', () => {
    expect(() => formatMoney({ amountMinor: 1, currency: 'dollars' })).toThrow(RangeError);
  });
});
