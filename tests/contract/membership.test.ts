import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('a membership opens 260,000 products from $13.25 a month', async () => {
  const offer = await mock.call('getMembershipOffer', 200);
  expect(offer.title).toBe('Unlimited Access');
  expect(offer.productCount).toBe(260_000);
  expect(offer.monthlyPrice).toEqual({ amountMinor: 1325, currency: 'USD' });
});
