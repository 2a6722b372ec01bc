import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutPage } from '../../../src/features/checkout/CheckoutPage';
import type { OrderDetail, OrderStatus } from '../../../src/api/resources/orders';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();
const AT = '/checkout?order=order-041272';

/** Opens what comes after buying, with an order that differs from the seeded one like this. */
async function open(changes: Partial<OrderDetail>) {
  await mock.signIn();
  const order = await mock.call('getOrder', 200, { params: { orderId: 'order-041272' } });
  const reply = { status: 200, body: { ...order, ...changes } } as const;
  mock.override({ operationId: 'getOrder', reply });
  const opened = renderWithApp(<CheckoutPage />, {
    at: '/start',
    others: [
      { path: '/start', element: <h1>The start</h1> },
      { path: '/buyerorder', element: <h1>The order</h1> },
    ],
  });
  await act(() => opened.goTo(AT));
  return opened;
}

it.each<OrderStatus>(['refunded', 'failed'])(
  'leads to the order where it is %s, without thanking for it',
  async (status) => {
    const { where, back } = await open({ status, nextSteps: [] });
    await screen.findByRole('heading', { name: 'The order' });
    expect(where()).toBe('/buyerorder?id=order-041272');
    expect(document.title).not.toMatch('Thank you');
    await act(() => back());
    expect(await screen.findByRole('heading', { name: 'The start' })).toBeVisible();
  },
);

it('stays with an order whose money was only asked back', async () => {
  const { where } = await open({ status: 'refund-requested' });
  expect(await screen.findByRole('heading', { name: /is yours$/ })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch('Thank you for your order'));
  expect(where()).toBe(AT);
});

it('has no heading for steps where there are none, but what leads on', async () => {
  await open({ nextSteps: [] });
  await screen.findByRole('heading', { name: /is yours$/ });
  expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See the order' })).toBeVisible();
});
