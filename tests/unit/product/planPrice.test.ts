import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/api/resources/listings';
import { lowestPriceOf, priceOf } from '../../../src/domain/planPrice';
import { orderFigures } from '../../../src/features/checkout/orderFigures';

const usd = (dollars: number) => ({ amountMinor: dollars * 100, currency: 'USD' });

function plan(id: string, price: number, oldPrice: number | null): Plan {
  return {
    id,
    title: id,
    details: 'One-time purchase of',
    price: usd(price),
    oldPrice: oldPrice === null ? null : usd(oldPrice),
    features: ['All languages'],
  };
}

/** The figures of the sample product (specification, section 9). */
const [tier1, tier2] = [plan('tier-1', 25, 96), plan('tier-2', 35, 96)] as const;
const sample = { price: usd(13), plans: [tier1, tier2] };

describe('what a plan costs', () => {
  it('is the price of the listing for the first plan while that is a special', () => {
    expect(priceOf(tier1, sample)).toEqual(usd(13));
    expect(priceOf(tier2, sample)).toEqual(usd(35));
    expect(lowestPriceOf(sample)).toEqual(usd(13));
  });

  it('is its own price where the listing has the same', () => {
    expect(priceOf(tier1, { ...sample, price: usd(25) })).toEqual(usd(25));
  });
});

describe('orderFigures', () => {
  it('adds up', () => {
    expect(orderFigures(sample, tier1)).toEqual({
      regular: usd(96),
      planSaving: usd(71),
      specialSaving: usd(12),
      saving: usd(83),
      total: usd(13),
    });
  });

  it('saves nothing on a plan that is not reduced', () => {
    const full = plan('solo', 59, null);
    expect(orderFigures({ price: usd(59), plans: [full] }, full)).toMatchObject({
      regular: usd(59),
      saving: usd(0),
      total: usd(59),
    });
  });
});
