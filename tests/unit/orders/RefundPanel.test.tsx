import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { OrderPage } from '../../../src/features/orders/OrderPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
afterEach(() => act(() => clearToasts()));

it('closes its dialog once the refund is asked for, closed and opened again meanwhile', async () => {
  await mock.signIn();
  const answer = mock.hold('createRefundRequest');
  const page = (
    <>
      <OrderPage orderId="order-041272" />
      <Toasts />
    </>
  );
  const { user } = renderWithApp(page, { at: '/buyerorder?id=order-041272' });
  await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  await user.type(await screen.findByLabelText(/What was wrong/), 'It has no week view.');
  await user.click(screen.getByRole('button', { name: 'Request the refund' }));
  await screen.findByRole('button', { name: 'Sending…' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  answer();
  expect(await screen.findByText(/^You asked for your money back on/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes a request that is sent in other words, after its answer got lost, as made', async () => {
  await mock.signIn();
  mock.override({ operationId: 'createRefundRequest', loseAnswer: true, times: 1 });
  const { user } = renderWithApp(<OrderPage orderId="order-041272" />, {
    at: '/buyerorder?id=order-041272',
  });
  await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const reason = await screen.findByLabelText(/What was wrong/);
  await user.type(reason, 'It has no week view.');
  await user.click(screen.getByRole('button', { name: 'Request the refund' }));
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  await user.type(reason, ' Nor a month view.');
  await user.click(screen.getByRole('button', { name: 'Request the refund' }));
  expect(await screen.findByText(/^You asked for your money back on/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
