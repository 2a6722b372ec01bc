import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { BillingPage } from '../../../src/features/billing/BillingPage';
import { AddProductPage } from '../../../src/features/vendor/AddProductPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

beforeEach(async () => {
  await mock.signIn();
  const list = await mock.call('listPartnerAccounts', 200);
  mock.override({
    operationId: 'listPartnerAccounts',
    reply: { status: 200, body: { ...list, items: [], page: { ...list.page, totalItems: 0 } } },
  });
});

it.each([
  ['/addproduct', 'Nothing to list it under', <AddProductPage />],
  ['/billing', 'No business yet', <BillingPage />],
])('leads a vendor without a business from %s to who sets one up', async (at, title, page) => {
  renderWithApp(page, { at });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/could not/)).toBeNull();
});
