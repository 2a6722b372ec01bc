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

const show = (name: RouteName) => {
  const route = routes[name];
  if (!('frame' in route)) throw new Error(`${name} is in no part of the site`);
  return renderWithApp(<GateStage frame={route.frame} isWhole={false} />, {
    at: route.path,
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
