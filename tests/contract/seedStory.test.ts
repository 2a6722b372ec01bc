import { describe, expect, test } from 'vitest';
import { repeated, seed } from '../support/seedFacts';

const at = (time: string) => Date.parse(time);

describe('what is sold', () => {
  test('has numbers of orders that go up with time, whoever bought and whoever sold', () => {
    const placed = [
      ...seed.orders.map(({ number, createdAt }) => ({ number, time: createdAt })),
      ...seed.sales.map(({ id, soldAt }) => ({ number: id.replace('sale', 'DWO'), time: soldAt })),
    ];
    const numbers = placed.map(({ number }) => number);
    expect(repeated(numbers)).toEqual([]);
    const inTime = placed.toSorted((one, other) => at(one.time) - at(other.time));
    expect(inTime.map(({ number }) => number)).toEqual(numbers.toSorted());
  });
});
