import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { AddProductPage } from '../../../src/features/vendor/AddProductPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

const DRAFT = 'vendor-listing-000015';

it.each(['/addproduct', `/addproduct?id=${DRAFT}`])(
  'opens the form of %s with its categories, so that they move no field',
  async (at) => {
    await mock.signIn();
    const answer = mock.hold('listCategories');
    const asked = vi.spyOn(globalThis, 'fetch');
    renderWithApp(<AddProductPage />, { at });
    // All else has been asked for, and is there.
    const others = at.includes(DRAFT) ? `/${DRAFT}` : '/vendor-listings?';
    await vi.waitFor(async () => {
      const at = asked.mock.calls.findIndex(
        ([request]) => request instanceof Request && request.url.includes(others),
      );
      await (asked.mock.results[at]!.value as Promise<Response>);
    });
    expect(screen.queryByRole('form')).toBeNull();
    answer();
    expect(await screen.findByRole('form', { name: 'Add product' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Productivity' })).toBeVisible();
  },
);

it('opens the form also where the categories cannot be loaded', async () => {
  await mock.signIn();
  const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };
  mock.override({ operationId: 'listCategories', reply: { status: 403, body: refusal } });
  renderWithApp(<AddProductPage />, { at: '/addproduct' });
  expect(await screen.findByRole('form', { name: 'Add product' })).toBeVisible();
  expect(screen.getByText(/The categories could not be loaded/)).toBeVisible();
});
