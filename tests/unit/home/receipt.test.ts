import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/api/resources/listings';
import { receiptOf } from '../../../src/features/home/receipt';

type Part = Partial<Pick<Listing, 'kind' | 'planType'>> & { price?: number; old?: number | null };

function offer(id: string, { price = 1000, old = 4000, ...rest }: Part = {}): Listing {
  const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  return {
    id,
    kind: 'software',
    title: id,
    tagline: 'Does one thing well.',
    imageUrl: `artwork/software/${id}.svg`,
    vendor: { id: 'vendor', name: 'Vendor' },
    categories: [{ id: 'email', name: 'Email' }],
    rating: { average: 4, count: 2 },
    price: dollars(price),
    oldPrice: old === null ? null : dollars(old),
    discountPercent: 75,
    planType: 'lifetime',
    status: 'live',
    endsAt: null,
    claimed: true,
    discussionCount: 0,
    language: null,
    certification: null,
    createdAt: '2026-01-01T00:00:00Z',
    ...rest,
  };
}

const ids = (offers: readonly Listing[]) => receiptOf(offers)?.items.map(({ id }) => id);

describe('receiptOf', () => {
  it('adds up three offers and never promises more than they save', () => {
    const offers = [
      offer('a', { price: 1000, old: 3000 }),
      offer('b', { price: 1000, old: 3000 }),
      offer('c', { price: 1001, old: 3000 }),
    ];
    expect(receiptOf(offers)).toMatchObject({
      total: { amountMinor: 3001, currency: 'USD' },
      before: { amountMinor: 9000, currency: 'USD' },
      percentOff: 66,
    });
  });

  it('prefers offers that the row below does not show at once', () => {
    expect(ids('abcdefg'.split('').map((id) => offer(id)))).toEqual(['e', 'f', 'g']);
    expect(ids('abcdef'.split('').map((id) => offer(id)))).toEqual(['a', 'b', 'c']);
  });

  it('takes tools that are paid once and have a price before the discount, and no others', () => {
    const offers = [
      offer('course', { kind: 'course' }),
      offer('annual', { planType: 'annual' }),
      offer('full-price', { old: null }),
      offer('a'),
      offer('b'),
    ];
    expect(receiptOf(offers)).toBeNull();
    expect(ids([...offers, offer('c')])).toEqual(['a', 'b', 'c']);
  });
});
