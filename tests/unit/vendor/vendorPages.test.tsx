import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { routes } from '../../../src/app/routes';
import { PartnerListingPage, VendorDashboardPage } from '../../../src/features/vendor/pages';
import { registerRoutes } from '../../../src/routing/routeTable';
import { Toasts } from '../../../src/ui/Toasts';
import { useMockServer } from '../../support/mockServer';
import { forgetSetup } from '../../support/partnerSetup';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

afterEach(() => {
  vi.useRealTimers();
});

const dollars = ({ amountMinor }: { amountMinor: number }) =>
  `$${(amountMinor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('says on the dashboard of a vendor what waits, with the way to each, and what is paid next', async () => {
  await mock.signIn();
  const { nextPayout, unpayable } = await mock.call('getPartnerOverview', 200);
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(hrefsIn(waiting)).toEqual([
    '/partnerlisting?status=rejected',
    '/partnerdashoard',
    '/partnerlisting?status=draft',
    // Not the profile: what it leaves open is the ABN, for Australia only.
  ]);
  const payout = screen.getByRole('region', { name: 'Next payout' });
  expect(payout).toHaveTextContent(dollars(nextPayout!.payout));
  expect(payout).toHaveTextContent(/Quillbird Labs, \w+ 15, \d{4}/);
  expect(payout).toHaveTextContent(
    /Net this month, all businesses\$[\d,.]+The part of Northbeam Studio is held back\.$/,
  );
  expect(hrefsIn(payout)).toEqual(['/billing']);
  const held = screen.getByRole('region', { name: 'Held back' });
  expect(held).toHaveTextContent(
    `${dollars(unpayable!.payout)}Northbeam Studio is paid as soon as its setup is finished.`,
  );
  expect(hrefsIn(held)).toEqual(['/billing?account=northbeam-studio']);
});

it('promises a vendor no day of payment while no setup is finished', async () => {
  await mock.signIn();
  await forgetSetup(mock, 'quillbird-labs');
  const { unpayable } = await mock.call('getPartnerOverview', 200);
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const payout = await screen.findByRole('region', { name: 'Next payout' });
  expect(payout).toHaveTextContent('–Nothing until a setup is finished.');
  expect(hrefsIn(payout)).toEqual(['/billing']);
  const held = screen.getByRole('region', { name: 'Held back' });
  expect(held).toHaveTextContent(
    `${dollars(unpayable!.payout)}Quillbird Labs and Northbeam Studio are paid as soon as their setups are finished.`,
  );
  expect(hrefsIn(held)).toEqual(['/billing?account=quillbird-labs']);
});

it('says how many wait in each link, and opens the only draft', async () => {
  await mock.signIn();
  const overview = await mock.call('getPartnerOverview', 200);
  mock.override({
    operationId: 'getPartnerOverview',
    reply: { status: 200, body: { ...overview, draftCount: 1, openQuestionCount: 12 } },
  });
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const draft = await screen.findByRole('link', { name: '1 draft to finish' });
  expect(draft).toHaveAttribute('href', `/addproduct?id=${overview.latestDraftId}`);
  expect(screen.getByRole('link', { name: '12 questions to answer' })).toBeVisible();
});

it('asks for what is missing in the profile, as the partner dashboard does', async () => {
  await mock.signIn();
  const overview = await mock.call('getPartnerOverview', 200);
  const calm = { draftCount: 0, latestDraftId: null, rejectedCount: 0, submittedCount: 0 };
  const body = { ...overview, ...calm, openQuestionCount: 0, liveCount: 3, profileGaps: 2 };
  mock.override({ operationId: 'getPartnerOverview', reply: { status: 200, body } });
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const gaps = await screen.findByRole('link', { name: '2 empty fields in your profile' });
  expect(gaps).toHaveAttribute('href', '/venderprofile');
});

it('does not say that all is live to a vendor without products', async () => {
  await mock.signIn('new@tidepool.example');
  const body = {
    businessName: 'Tidepool Tools',
    timeZone: 'America/New_York',
    acceptsTerms: true,
  } as const;
  await mock.call('createPartnership', 201, { body });
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(waiting).toHaveTextContent('Nothing yet: add your first product.');
});

it('tells on the dashboard, too, that a review has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await mock.signIn();
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const table = await screen.findByRole('table', { name: 'Your products' });
  expect(within(table).getByText('Under review')).toBeVisible();
  mock.setNow(new Date(Date.parse(SEED_NOW) + 365 * 24 * 60 * 60 * 1000));
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(within(table).queryByText('Under review')).toBeNull());
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

it('tells what each product sold in 30 days, and nothing of those that are not on sale', async () => {
  await mock.signIn();
  const { items } = await mock.call('listVendorListings', 200);
  const [sold, unsold] = [true, false].map((isLive) =>
    items.find(({ recentSales }) => isLive === (recentSales !== null && recentSales.units > 1)),
  );
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const table = await screen.findByRole('table', { name: 'Your products' });
  const rowOf = (name: string) => within(table).getByRole('row', { name: new RegExp(name) });
  const { gross, units } = sold!.recentSales!;
  expect(rowOf(sold!.name)).toHaveTextContent(`${units} sold in 30 days for ${dollars(gross)}`);
  expect(rowOf(unsold!.name)).not.toHaveTextContent('30 days');
});

/** A server of a later version, with a state of listings that this app has no word for. */
async function addState() {
  await mock.signIn();
  const list = await mock.call('listVendorListings', 200);
  const facets = {
    ...list.facets,
    anyStatus: 40,
    status: [...list.facets.status, { value: 'archived', label: 'In the archive', count: 3 }],
  };
  mock.override({
    operationId: 'listVendorListings',
    reply: { status: 200, body: { ...list, facets } },
  });
}

it('calls the states of products as the server does, and counts all as it does', async () => {
  await addState();
  renderWithApp(<PartnerListingPage />, { at: '/partnerlisting' });
  const states = await screen.findByRole('navigation', { name: 'Products by status' });
  expect(await within(states).findByRole('link', { name: 'All 40' })).toBeVisible();
  // A state that the URL can't name would open all of them.
  expect(within(states).queryByText('In the archive')).toBeNull();
});

it('offers no state to filter by that the URL can’t name', async () => {
  await addState();
  renderWithApp(<VendorDashboardPage />, { at: '/vendordashboard' });
  const filter = await screen.findByLabelText('Status');
  expect(await within(filter).findByRole('option', { name: /^Draft/ })).toBeInTheDocument();
  expect(within(filter).queryByRole('option', { name: /In the archive/ })).toBeNull();
});

it('shows by which column the shelf of a partner stands, and lets it be chosen again', async () => {
  await mock.signIn();
  const { user, where } = renderWithApp(<PartnerListingPage />, { at: '/partnerlisting' });
  const number = await screen.findByRole('columnheader', { name: '#Id' });
  expect(number).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(number).not.toHaveAttribute('aria-sort'));
  await user.click(within(number).getByRole('button'));
  await waitFor(() => expect(number).toHaveAttribute('aria-sort', 'descending'));
  expect(where()).toBe('/partnerlisting');
});

it('speaks of no filters on the shelf of a partner with one business, also by a state', async () => {
  await mock.signIn('viktor@dealwright.example');
  renderWithApp(<PartnerListingPage />, { at: '/partnerlisting?status=live' });
  await screen.findByRole('table', { name: 'Your products' });
  expect(screen.getByRole('button', { name: 'Sort' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
});

it('counts on the shelf of a partner only what its filters hold', async () => {
  await mock.signIn();
  renderWithApp(<PartnerListingPage />, {
    at: '/partnerlisting?status=live&business=quillbird-labs',
  });
  await screen.findByRole('table', { name: 'Your products' });
  expect(screen.getByRole('button', { name: /^Filter.*\(1\)/ })).toBeInTheDocument();
});

it('leaves what buyers get of one product open when that of another is saved meanwhile', async () => {
  await mock.signIn();
  const answer = mock.hold('setVendorListingLink');
  const { user } = renderWithApp(
    <>
      <PartnerListingPage />
      <Toasts />
    </>,
    { at: '/partnerlisting' },
  );
  const open = async (place: number) => {
    const buttons = await screen.findAllByRole('button', { name: /^Upload link: / });
    await user.click(buttons[place]!);
    return screen.findByRole('dialog');
  };
  const first = await open(0);
  await user.type(within(first).getByRole('textbox', { name: /^Link/ }), 'https://a.example/one');
  await user.click(within(first).getByRole('button', { name: 'Save link' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await open(1);
  answer();
  expect(await screen.findByText(/ get this from now on\.$/)).toBeInTheDocument();
  expect(second).toBeVisible();
});
