import { describe, expect, it } from 'vitest';
import { readPriceRange } from '../../../src/features/catalog/priceRange';

const NOT_A_PRICE = 'Enter a price in dollars, such as 10 or 12.50.';

describe('the price filter', () => {
  it.each([
    ['', '', { min: null, max: null }],
    ['  ', '20', { min: null, max: 2000 }],
    ['10', '', { min: 1000, max: null }],
    ['$10', '$ 1,200.50', { min: 1000, max: 120050 }],
    ['9.5', '9.50', { min: 950, max: 950 }],
    ['9.', '10', { min: 900, max: 1000 }],
    ['0', '1000000', { min: 0, max: 100_000_000 }],
  ])('reads %j to %j', (min, max, range) => {
    expect(readPriceRange({ min, max })).toEqual({ range, errors: null });
  });

  it.each(['ten', '1o', '-5', '1.234', '1,00', '$', '1e3', '10 to 20'])('refuses %j', (text) => {
    expect(readPriceRange({ min: text, max: '' }).errors).toEqual({ min: NOT_A_PRICE });
    expect(readPriceRange({ min: '', max: text }).errors).toEqual({ max: NOT_A_PRICE });
  });

  it('says which end is wrong, and both where both are', () => {
    expect(readPriceRange({ min: 'a', max: 'b' }).errors).toEqual({
      min: NOT_A_PRICE,
      max: NOT_A_PRICE,
    });
  });

  it('refuses Max below Min and says what would do', () => {
    expect(readPriceRange({ min: '20', max: '10' })).toEqual({
      range: null,
      errors: { max: 'Max is below Min. Enter $20 or more, or lower Min.' },
    });
  });

  it('knows the greatest price of the contract', () => {
    expect(readPriceRange({ min: '', max: '1000000.01' }).errors).toEqual({
      max: 'Enter $1,000,000 at most.',
    });
  });
});
