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

const getListing = async (id: string): Promise<unknown> =>
  (await fetch(`http://localhost:3000/api/listings/${id}`)).json();

const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };

const ofOffers: RouteName[] = [
  'account',
  'checkout',
  'orders',
  'wishlist',
  'offers',
  'notifications',
  'sales',
  'billing',
  'partnerListing',
];
const ofCourses: RouteName[] = ['studentPortal', 'studentWishlist', 'studentOffers'];

const show = (name: RouteName, search = '') => {
  const route = routes[name];
  if (!('frame' in route)) throw new Error(`${name} is in no part of the site`);
  return renderWithApp(<GateStage frame={route.frame} isWhole={false} />, {
    at: route.path + search,
  });
};

const asked = [
  ...ofOffers.map((name) => [name, 'listBestOffers'] as const),
  ...ofCourses.map((name) => [name, 'listListings'] as const),
];

it.each(asked)('the stage of %s is empty where its goods can’t be had', async (name, id) => {
  // Late, so that its wait is seen.
  const override = { operationId: id, delayMs: 60, reply: { status: 403, body: refusal } };
  mock.override(override as Override);
  const { container } = show(name);
  await screen.findByRole('img', { name: /^An example: / });
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(container).toHaveTextContent('');
});

it.each(asked)('the stage of %s is named where it shows goods', async (name) => {
  const { container } = show(name);
  expect(await screen.findByRole('img', { name: /^An example: / })).toBeVisible();
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
});

it.each([
  ['?id=replywright', 'Chosen: Replywright, '],
  ['?template=gauge-admin', 'Chosen: Gauge Admin, Template, $99'],
])('the stage of the checkout shows what %s names, not examples', async (search, name) => {
  show('checkout', search);
  expect(await screen.findByRole('img', { name: (given) => given.startsWith(name) })).toBeVisible();
  expect(screen.queryByText('For example')).toBeNull();
});

it('the stage of the checkout shows the plan that was chosen', async () => {
  const { plans } = (await getListing('replywright')) as { plans: { id: string; title: string }[] };
  const last = plans.at(-1)!;
  show('checkout', `?id=replywright&plan=${last.id}`);
  expect(
    await screen.findByRole('img', { name: new RegExp(`Replywright, ${last.title}, `) }),
  ).toBeVisible();
});

it('the stage of the checkout names the price of one where several are to be bought', async () => {
  const { plans } = (await getListing('replywright')) as { plans: { id: string; title: string }[] };
  const last = plans.at(-1)!;
  show('checkout', `?id=replywright&plan=${last.id}&quantity=2`);
  expect(
    await screen.findByRole('img', { name: /^Chosen: Replywright, .* each$/ }),
  ).toHaveTextContent(/Price each/);
});

it.each(['?id=nothing-of-the-kind', '?template=nothing-of-the-kind'])(
  'the stage of the checkout shows examples where nothing is found for %s',
  async (search) => {
    const { container } = show('checkout', search);
    expect(await screen.findByRole('img', { name: /^An example: / })).toBeVisible();
    expect(container.querySelector('[data-chosen]')).toBeNull();
  },
);

it('the stage of the checkout shows examples where what was chosen can’t be had', async () => {
  mock.override({ operationId: 'getListing', dropConnection: true });
  show('checkout', '?id=replywright');
  expect(await screen.findByRole('img', { name: /^An example: / })).toBeVisible();
});

it.each(['?id=', '?id=No%20Id', '?order=dw-2026-00001&id=replywright'])(
  'the stage of the checkout shows examples from the start for %s, which chooses nothing',
  async (search) => {
    const { container } = show('checkout', search);
    expect(container.querySelector('[data-chosen]')).toBeNull();
    expect(await screen.findByRole('img', { name: /^An example: / })).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Chosen: / })).toBeNull();
  },
);
