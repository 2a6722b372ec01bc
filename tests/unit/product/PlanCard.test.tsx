import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlanCard } from '../../../src/features/product/plans/PlanCard';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it('says what a plan includes in a list', async () => {
  const listing = await mock.call('getListing', 200, { params: { listingId: 'docsage' } });
  const plan = listing.plans[0]!;
  renderWithApp(<PlanCard plan={plan} listing={listing} isChosen={false} />);
  expect(screen.getByRole('list')).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(plan.features);
});
