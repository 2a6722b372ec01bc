import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { NotificationsPage } from '../../../src/features/account/NotificationsPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

it('says what notices are about, and nothing that no one is sent', async () => {
  await mock.signIn();
  const { notifications } = await mock.backend.store.open('notifications');
  for (const { id } of notifications.all()) notifications.remove(id);
  renderWithApp(<NotificationsPage />);
  const note = await screen.findByRole('complementary', { name: 'What we notify you about' });
  expect(note).toHaveTextContent(
    /License keys.*Invoices.*refunds.*Deals.*Replies to your questions.*Certificates.*reviewers/,
  );
  expect(await screen.findByText(/show up here/)).not.toHaveTextContent(/question/);
});
