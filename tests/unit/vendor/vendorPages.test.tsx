import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { PartnerListingPage, VendorDashboardPage } from '../../../src/features/vendor/pages';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('says on the dashboard of a vendor what waits, with the way to each, and what is paid next', async () => {
  await mock.signIn();
  const { nextPayout, latestDraftId } = await mock.call('getPartnerOverview', 200);
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(hrefsIn(waiting)).toEqual([
    '/partnerlisting?status=rejected',
    '/partnerdashoard',
    `/addproduct?id=${latestDraftId}`,
    '/partnerlisting?status=submitted',
  ]);
  const payout = screen.getByRole('region', { name: 'Next payout' });
  const dollars = (nextPayout!.payout.amountMinor / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
  });
  expect(payout).toHaveTextContent(`$${dollars}`);
  expect(hrefsIn(payout)).toEqual(['/billing']);
});

it('lists products by their states, and tells how many looked at those that are live', async () => {
  await mock.signIn();
  const { items } = await mock.call('listVendorListings', 200, { query: { status: ['live'] } });
  renderWithApp(<PartnerListingPage />, { at: '/partnerlisting?status=live' });
  const states = await screen.findByRole('navigation', { name: 'Products by status' });
  const current = await within(states).findByRole('link', { current: true });
  expect(current).toHaveTextContent(/^Live \d+$/);
  expect(hrefsIn(states)).toContain('/partnerlisting?status=draft');
  const table = await screen.findByRole('table', { name: 'Your products' });
  expect(table).toHaveTextContent(items[0]!.visitorCount!.toLocaleString('en-US'));
});
