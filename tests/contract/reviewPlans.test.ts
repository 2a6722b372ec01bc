import { expect, test } from 'vitest';
import { age } from '../../mocks/seed/clock';
import { seed, textById } from '../support/seedFacts';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test.each([
  ['what an order says', 'invoicefinch', 'License Tier 1'],
  ['what a code was redeemed for', 'git-calmly', 'Self-paced'],
  ['what was bought and given back', 'duskplan', 'License Tier 1'],
  ['nothing for a payment that failed', 'ledgerleaf', null],
  ['nothing without a purchase', 'answernest', null],
])('a review names the plan of its author: %s', async (_, listingId, planTitle) => {
  await mock.signIn();
  const params = { listingId };
  const body = { stars: 4, message: 'It was all right.' };
  expect((await mock.call('createReview', 201, { params, body })).planTitle).toBe(planTitle);
  const { items } = await mock.call('listReviews', 200, { params });
  expect(items[0]!.planTitle).toBe(planTitle);
});

test('the latest of several purchases counts', async () => {
  await mock.signIn();
  const { orders } = await mock.backend.store.open('orders');
  const first = orders.all().find(({ title }) => title === 'Invoicefinch')!;
  const createdAt = new Date(Date.parse(first.createdAt) + 1000).toISOString();
  orders.put({ ...first, id: 'order-999999', planTitle: 'License Tier 3', createdAt });
  await mock.backend.store.save();
  const review = await mock.call('createReview', 201, {
    params: { listingId: 'invoicefinch' },
    body: { stars: 5, message: 'Bigger, and as good.' },
  });
  expect(review.planTitle).toBe('License Tier 3');
});

test('seeded reviewers have plans that their listing has; few are not known to have bought it', () => {
  const known = seed.reviews.filter(({ planTitle }) => planTitle !== undefined);
  for (const { listingId, planTitle } of known) {
    const titles = textById.get(listingId)!.plans.map(({ title }) => title);
    expect(titles).toContain(planTitle);
  }
  expect(known.length / seed.reviews.length).toBeGreaterThan(0.85);
  expect(known.length).toBeLessThan(seed.reviews.length);
});

test('who reviews what a partner sells is in the partner’s books, before the review', () => {
  const partners = new Set(seed.partnerAccounts.map(({ id }) => id));
  for (const { id, vendor } of seed.listings.filter((one) => partners.has(one.vendor.id))) {
    const reviews = seed.reviews.filter(({ listingId }) => listingId === id);
    for (const { planTitle, createdAt } of reviews) {
      if (planTitle === undefined) continue;
      const isEarlier = (one: { planTitle?: string; createdAt: string }) =>
        one.planTitle === planTitle && age(one.createdAt) >= age(createdAt);
      const sold = seed.sales.filter(
        (sale) =>
          sale.listingId === id &&
          sale.planTitle === planTitle &&
          age(sale.soldAt) > age(createdAt),
      );
      expect(sold.length, `${vendor.name}: ${id}`).toBeGreaterThanOrEqual(
        reviews.filter(isEarlier).length,
      );
    }
  }
});

test('a reviewer who says which plan they have has that one', () => {
  const planOf = (words: string) =>
    seed.reviews.find(({ message }) => message.includes(words))!.planTitle;
  expect(planOf('upgraded to Tier 3')).toBe('License Tier 3');
  expect(planOf('2,000 requests are plenty for one person')).toBe('License Tier 1');
});
