import { describe, expect, test } from 'vitest';
import { catalog } from '../../mocks/seed/catalog';
import { byId, repeated, seed } from '../support/seedFacts';

const at = (time: string) => Date.parse(time);
const ownerOf = new Map(seed.partnerAccounts.map(({ id, accountId }) => [id, accountId]));

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

  test('is explained by its own founder: nobody tells two lives', () => {
    const founders = catalog().flatMap(({ form, copy }) => (form === 'course' ? [] : copy.founder));
    expect(repeated(founders)).toEqual([]);
  });
});

describe('people', () => {
  test('neither buy nor save, review or ask about what they sell', () => {
    const done = [
      ...seed.orders.map(({ accountId, item }) => [accountId, item.id]),
      ...seed.redemptions.map(({ accountId, item }) => [accountId, item.id]),
      ...seed.bookmarks.map(({ accountId, listingId }) => [accountId, listingId]),
      ...seed.reviews.map(({ authorId, listingId }) => [authorId, listingId]),
      ...seed.questions.map(({ authorId, listingId }) => [authorId, listingId]),
    ] as const;
    const own = done.filter(([who, id]) => ownerOf.get(byId.get(id!)?.vendor.id ?? '') === who);
    expect(own).toEqual([]);
  });
});
