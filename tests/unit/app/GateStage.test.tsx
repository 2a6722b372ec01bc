import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Override } from '../../../mocks/overrides';
import { GateStage } from '../../../src/app/gate/GateStage';
import { routes } from '../../../src/app/routes';
import { registerRoutes, type RouteName } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);
const mock = useMockServer();

const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };

const ofRows = {
  listBestOffers: ['orders', 'checkout', 'offers'],
  listPopularTools: ['wishlist', 'notifications', 'listYourTool'],
  listTopSellers: ['account', 'products', 'sales'],
  getPartnershipTerms: ['billing', 'partnerListing', 'partnerDashboard', 'vendorDashboard'],
} as const;
const ofCourses: RouteName[] = ['studentPortal', 'studentWishlist', 'studentOffers'];

const show = (name: RouteName) => {
  const route = routes[name];
  if (!('frame' in route)) throw new Error(`${name} is in no part of the site`);
  return renderWithApp(<GateStage frame={route.frame} />, {
    at: route.path,
  });
};

const asked = [
  ...Object.entries(ofRows).flatMap(([id, names]) =>
    names.map((name): [RouteName, string] => [name, id]),
  ),
  ...ofCourses.map((name): [RouteName, string] => [name, 'listListings']),
];

it.each(asked)('the stage of %s is empty where its goods can’t be had', async (name, id) => {
  const override = { operationId: id, reply: { status: 403, body: refusal } };
  mock.override(override as Override);
  const answer = mock.hold(override.operationId as Override['operationId']);
  const { container } = show(name);
  await screen.findByRole('img', { name: /^An example: / });
  answer();
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(container).toHaveTextContent('');
});

it.each(asked)('the stage of %s is named where it shows goods', async (name) => {
  const { container } = show(name);
  expect(await screen.findByRole('img', { name: /^An example: / })).toBeVisible();
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
});

it('the stages of an account open with other goods than those beside them', async () => {
  const first = new Map<string, string[]>();
  for (const name of ['account', 'orders', 'wishlist'] as const) {
    const { container, unmount } = show(name);
    const pictures = '.Stage-scene img';
    await waitFor(() => expect(container.querySelector(pictures)).not.toBeNull());
    const goods = [...container.querySelectorAll(pictures)].slice(0, 3);
    first.set(
      name,
      goods.map((picture) => picture.getAttribute('src') ?? ''),
    );
    unmount();
  }
  const shown = [...first.values()].flat();
  expect(new Set(shown).size, JSON.stringify([...first])).toBe(shown.length);
});

/** What phones show of a page before its sign-in. */
const glances: [RouteName, RegExp][] = [
  ['billing', /Sold\$\d+\D*keeps 20%−\$\d+\.\d\dYours, paid out on day 15\$\d+\.\d\d/],
  ['sales', /Revenue/],
  ['partnerDashboard', /Sales this month\$\d+/],
  ['vendorDashboard', /LiveNext payout\$\d+\.\d\d/],
  ['account', /Your productsLatest order\$\d+/],
  ['orders', /PaidKeys sent60-day refund/],
  ['wishlist', /\$\d+/],
  ['offers', /% off.*% off/],
  ['notifications', /A license key is ready.*Your question has a reply/],
  ['products', /-••••-••••/],
  ['studentPortal', /3 of \d+ lessons done/],
];

it.each(glances)('the stage of %s shows phones what that page holds', async (name, words) => {
  const { container } = show(name);
  await waitFor(() =>
    expect(container.querySelector('.Stage-scene + div')?.textContent).toMatch(words),
  );
});

it('the stage of billing shows the statement that the server has worked out', async () => {
  const { container } = show('billing');
  await waitFor(() => expect(container.querySelector('.Stage-scene img')).not.toBeNull());
  const { example, payoutDay } = await mock.call('getPartnershipTerms', 200);
  const dollars = (amount: { amountMinor: number }) => (amount.amountMinor / 100).toFixed(2);
  const sold = [...container.querySelectorAll('.Stage-window .Stage-item b')];
  const lines = [...container.querySelectorAll('.Receipt-line')].map((line) => line.textContent);
  const titles = example!.items.map(({ item }) => item.title);
  expect(sold.map(({ textContent }) => textContent)).toEqual(titles);
  expect(lines).toEqual([
    ...example!.items.map(({ item, gross }) => `${item.title}$${gross.amountMinor / 100}`),
    `Fee of 20%−$${dollars(example!.totals.fee)}`,
    `Yours$${dollars(example!.totals.net)}`,
  ]);
  expect(container).toHaveTextContent(`Paid out on day ${payoutDay} of the next month`);
});

it('the stage of orders lists what its receipt adds up', async () => {
  const { container } = show('orders');
  await waitFor(() => expect(container.querySelector('.Stage-scene img')).not.toBeNull());
  const { items, basket } = await mock.call('listBestOffers', 200);
  const listed = [...container.querySelectorAll('.Stage-window .Stage-item b')];
  const [total, ...lines] = [...container.querySelectorAll('.Receipt-line')].reverse();
  const titles = items.filter(({ id }) => basket!.listingIds.includes(id)).map((one) => one.title);
  expect(listed.map(({ textContent }) => textContent)).toEqual(titles);
  expect(lines.map((line) => line.querySelector('span')!.textContent).reverse()).toEqual(titles);
  expect(total).toHaveTextContent(`Total$${basket!.price.amountMinor / 100}`);
});

it.each(['sales', 'partnerListing'] as const)('the stage of %s tells no sales', async (name) => {
  const { container } = show(name);
  await waitFor(() => expect(container.querySelector('.Stage-scene img')).not.toBeNull());
  expect(container).not.toHaveTextContent(/\d sold|\d sales/);
});

it('the example of a course is as far as its lessons say', async () => {
  const { container } = show('studentPortal');
  await waitFor(() => expect(container).toHaveTextContent(/3 of \d+ lessons done/));
  const count = Number(/3 of (\d+) lessons/.exec(container.textContent)![1]);
  expect(container.querySelector<HTMLElement>('.Stage-way i')?.style.width).toBe(
    `${(100 * 3) / count}%`,
  );
});

it('the offers for students are courses at a discount', async () => {
  const { container } = show('studentOffers');
  await waitFor(() => expect(container.querySelector('.Stage-scene img')).not.toBeNull());
  const prices = [...container.querySelectorAll('.Offers-line')];
  expect(prices).toHaveLength(8);
  for (const price of prices) expect(price).toHaveTextContent(/\$\d+.*\$\d+.*% off/);
});

it('the example of a sale is divided as the terms say', async () => {
  const { container } = show('partnerListing');
  await waitFor(() => expect(container).toHaveTextContent(/Yours\$\d+/));
  const { example } = await mock.call('getPartnershipTerms', 200);
  const dollars = (amount: { amountMinor: number }) => (amount.amountMinor / 100).toFixed(2);
  const parts = [...container.querySelectorAll<HTMLElement>('.Listed-split > i')];
  expect(parts.map(({ style }) => style.flexGrow)).toEqual(['80', '20']);
  expect(container).toHaveTextContent(`Yours$${dollars(example!.totals.net)}`);
  expect(container).toHaveTextContent(`Dealwright$${dollars(example!.totals.fee)}`);
});

it.each(['partnerListing', 'vendorDashboard'] as const)(
  'no product of the shop is under review on the stage of %s',
  async (name) => {
    const { container } = show(name);
    await waitFor(() => expect(container.querySelector('.Stage-scene img')).not.toBeNull());
    const items = [...container.querySelectorAll('.Stage-scene .Stage-item')];
    const open = items.filter((item) => item.querySelector('[data-open]'));
    expect(open).toHaveLength(1);
    expect(open[0]!.querySelector('img')).toBeNull();
    expect(container).not.toHaveTextContent('Draft');
  },
);

it.each(['wishlist', 'listYourTool'] as const)(
  'what the stage of %s leads with is paid once',
  async (name) => {
    const { container } = show(name);
    await waitFor(() => expect(container.querySelector('.Stage-scene img')).not.toBeNull());
    expect(container).toHaveTextContent(/\$\d/);
    expect(container).not.toHaveTextContent('/year');
  },
);

it('the profiles of an account, a student and a vendor are told apart', async () => {
  const told: [RouteName, RegExp][] = [
    ['profile', /Company/],
    ['studentProfile', /Name on certificates.*Picture.*Email/],
    ['vendorProfile', /Vendor.*Vale & Daughters.*Robin Vale/],
  ];
  for (const [name, words] of told) {
    const { container, unmount } = show(name);
    await waitFor(() => expect(container).toHaveTextContent(words));
    unmount();
  }
});
