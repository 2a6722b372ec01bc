import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useKeptPlan } from '../../../src/features/product/useKeptPlan';
import { lateRoute } from '../../support/lateRoute';

function Product() {
  useKeptPlan();
  return 'A product';
}

/** A product that was reached from the deals, with a plan chosen on its second tab. */
function open() {
  const deals = lateRoute('/deals', 'All deals');
  const entries = [
    '/deals',
    '/productdetails?id=docsage',
    '/productdetails?id=docsage&tab=plans&plan=license-tier-2',
  ];
  const router = createMemoryRouter([deals.route, { path: '*', element: <Product /> }], {
    initialEntries: entries,
    initialIndex: 2,
  });
  render(<RouterProvider router={router} />);
  return { ...deals, router };
}

test('the plan that was chosen is kept where Back leads to another tab', async () => {
  const { router } = open();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?id=docsage&plan=license-tier-2');
});

test('it keeps nobody on the product who goes back twice at once', async () => {
  const { router, bring } = open();
  await act(async () => {
    void router.navigate(-1);
    void router.navigate(-1);
    await Promise.resolve();
  });
  await bring();
  expect(await screen.findByText('All deals')).toBeVisible();
});
