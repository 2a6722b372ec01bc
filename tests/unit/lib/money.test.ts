import { describe, expect, it } from 'vitest';
import { formatExactMoney, formatMoney } from '../../../src/lib/money';

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

  it.each([
    [{ amountMinor: 1300, currency: 'JPY' }, '¥1,300'],
    [{ amountMinor: -1300, currency: 'JPY' }, '-¥1,300'],
    [{ amountMinor: -1325, currency: 'EUR' }, '-€13.25'],
    [{ amountMinor: 1_250, currency: 'KWD' }, 'KWD\u00a01.250'],
    [{ amountMinor: 500, currency: 'XYZ' }, 'XYZ\u00a05'],
  ])('knows the minor units of each currency, refunds included: %o is %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('writes a balance with all its decimals', () => {
    expect(formatExactMoney({ amountMinor: 0, currency: 'USD' })).toBe('$0.00');
    expect(formatExactMoney({ amountMinor: 2500, currency: 'USD' })).toBe('$25.00');
    expect(formatExactMoney({ amountMinor: 2500, currency: 'JPY' })).toBe('¥2,500');
  });

  it('refuses a malformed currency code', () => {
    expect(() => formatMoney({ amountMinor: 1, currency: 'dollars' })).toThrow(RangeError);
  });
});
