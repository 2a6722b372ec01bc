import type { components } from '../../src/api/schema.d';
import { addCard } from './cards';
import type { MockServer } from './mockServer';

type OrderDetail = components['schemas']['OrderDetail'];

/** Another partner of the demonstration, who buys from Maya. */
export const VIKTOR = 'viktor@dealwright.example';

/**
 * Lets Viktor buy two licenses of Maya's Postgarden, for $70.
 *
 * @param number of his card
 */
export async function buyAsViktor(
  mock: MockServer,
  number = '4242424242424242',
): Promise<OrderDetail> {
  await mock.signIn(VIKTOR);
  const { id } = await addCard(mock, { number });
  return mock.call('createOrder', 201, {
    headers: { 'Idempotency-Key': `attempt-${id}` },
    body: {
      item: { kind: 'software', id: 'postgarden' },
      planId: 'license-tier-1',
      quantity: 2,
      useCredits: false,
      paymentMethodId: id,
      expectedTotal: { amountMinor: 7000, currency: 'USD' },
    },
  });
}

/** Lets the signed-in buyer ask the money for an order back; it has gone back two minutes later. */
export const askBack = (mock: MockServer, orderId: string): Promise<OrderDetail> =>
  mock.call('createRefundRequest', 201, {
    params: { orderId },
    headers: { 'Idempotency-Key': 'attempt-0000000000000002' },
    body: { reason: 'It has no week view.' },
  });

/** What the amounts of many things come to, in minor units. */
export const sumOf = <Item>(
  items: readonly Item[],
  amountOf: (item: Item) => { amountMinor: number },
): number => items.reduce((total, item) => total + amountOf(item).amountMinor, 0);
