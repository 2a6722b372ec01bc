import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { PaymentPage } from '../../../src/features/payment/PaymentPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

const NAME = 'Remove Visa ending in 4242';
const removal = () => screen.queryByRole('button', { name: NAME });

/** Opens the question whether to remove the one card of the demo account. */
async function ask() {
  await mock.signIn();
  const { user } = renderWithApp(<PaymentPage />);
  await user.click(await screen.findByRole('button', { name: NAME }));
  return { user, remove: await screen.findByRole('button', { name: 'Remove' }) };
}

it('takes away a card that another tab has removed, as if it had been done here', async () => {
  const { user, remove } = await ask();
  const { items } = await mock.call('listPaymentMethods', 200);
  await mock.call('deletePaymentMethod', 204, { params: { paymentMethodId: items[0]!.id } });
  await user.click(remove);
  await waitFor(() => expect(removal()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['Remove', 'Keep it'])(
  'takes away a card whose removal was done though its answer got lost, after %s',
  async (next) => {
    const { user, remove } = await ask();
    mock.override({ operationId: 'deletePaymentMethod', loseAnswer: true, times: 1 });
    await user.click(remove);
    expect(await screen.findByText(/Try again to be sure/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: next }));
    await waitFor(() => expect(removal()).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('does not say that a card is still on file where nobody knows', async () => {
  const { user, remove } = await ask();
  mock.override({ operationId: 'deletePaymentMethod', dropConnection: true });
  await user.click(remove);
  expect(await screen.findByText(/Try again to be sure/)).toBeVisible();
});

it('keeps a card that the server refuses to remove', async () => {
  const { user, remove } = await ask();
  const body = { type: 'urn:problem-type:forbidden', title: 'Not allowed', status: 403 } as const;
  mock.override({ operationId: 'deletePaymentMethod', reply: { status: 403, body } });
  await user.click(remove);
  expect(await screen.findByText(/The card is still on file/)).toBeVisible();
});

it('says what a checkout takes first: the credits, then the default card', async () => {
  await mock.signIn();
  renderWithApp(<PaymentPage />);
  const order = await screen.findByRole('region', { name: 'How you pay at checkout' });
  await waitFor(() => expect(order).toHaveTextContent(/\$25\.00 of credits.*Visa ending in 4242/));
});

it('says in a line what is never kept of cards, and what is kept once that is opened', async () => {
  await mock.signIn();
  const { user } = renderWithApp(<PaymentPage />);
  const rules = await screen.findByRole('complementary', { name: 'Your cards here' });
  await waitFor(() => expect(rules).toHaveTextContent(/never keep.*CVC.*nothing is ever charged/));
  const kept = screen.getByText(/^We keep the brand/);
  expect(kept).not.toBeVisible();
  await user.click(screen.getByText('What we keep'));
  expect(kept).toBeVisible();
});

it('shows recent payments, each with its order, and nothing that failed or was given back', async () => {
  await mock.signIn();
  renderWithApp(<PaymentPage />);
  const paid = await screen.findByRole('region', { name: 'Recent payments' });
  const rows = await within(paid).findAllByRole('listitem');
  expect(rows.length).toBe(4);
  for (const row of rows) {
    expect(row).toHaveTextContent(/.+\$\d+Paid.*\d{4} · DWO-\d+$/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\?id=/));
  }
});
