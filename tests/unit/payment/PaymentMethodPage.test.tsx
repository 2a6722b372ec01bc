import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { PaymentMethodPage } from '../../../src/features/payment/PaymentMethodPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

it('says all that is kept of a card, and what is not real, where neither moves the form', async () => {
  await mock.signIn();
  renderWithApp(<PaymentMethodPage />);
  const note = within(screen.getByRole('complementary', { name: 'Your cards here' }));
  const kept = ['brand', 'last four digits', 'expiration date', 'name on the card'];
  for (const part of [...kept, 'billing address']) {
    expect(note.getByText(/^We keep/)).toHaveTextContent(part);
  }
  // It comes with the session, when the form may be on screen already.
  expect(await note.findByText(/nothing is ever charged/)).toBeVisible();
  expect(screen.getAllByText(/nothing is ever charged/)).toHaveLength(1);
});
