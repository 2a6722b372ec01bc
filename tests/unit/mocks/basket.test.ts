import { describe, expect, it } from 'vitest';
import { basketOf } from '../../../mocks/rules/basket';
import type { ListingRecord } from '../../../mocks/store/records';

const offer = (id: string, other: Partial<ListingRecord> = {}) =>
  ({
    id,
    planType: 'lifetime',
    price: 1000,
    oldPrice: 3000,
    categoryIds: ['email'],
    ...other,
  }) as ListingRecord;
const ids = (offers: ListingRecord[]) => basketOf(offers)?.listingIds;

describe('basketOf', () => {
  it('adds up three offers', () => {
    const offers = [offer('a'), offer('b'), offer('c', { price: 1001 })];
    expect(basketOf(offers)).toEqual({ listingIds: ['a', 'b', 'c'], price: 3001, oldPrice: 9000 });
  });

  it('prefers offers that the row below does not show at once', () => {
    expect(ids('abcdefg'.split('').map((id) => offer(id)))).toEqual(['e', 'f', 'g']);
    expect(ids('abcdef'.split('').map((id) => offer(id)))).toEqual(['a', 'b', 'c']);
  });

  it('prefers offers of different main categories, where there are as many', () => {
    const of = (id: string, ...categoryIds: string[]) =>
      offer(id, { categoryIds: categoryIds as ListingRecord['categoryIds'] });
    const offers = [of('a', 'email'), of('b', 'email', 'crm'), of('c', 'crm', 'email')];
    expect(ids([...offers, of('d', 'ai', 'email')])).toEqual(['a', 'c', 'd']);
    expect(ids(offers)).toEqual(['a', 'b', 'c']);
  });

  it('takes what is paid once and has a price before the discount, and nothing else', () => {
    const offers = [
      offer('annual', { planType: 'annual' }),
      offer('full-price', { oldPrice: null }),
      offer('a'),
      offer('b'),
    ];
    expect(basketOf(offers)).toBeNull();
    expect(ids([...offers, offer('c')])).toEqual(['a', 'b', 'c']);
  });
});
