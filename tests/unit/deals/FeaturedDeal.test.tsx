import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { routes } from '../../../src/app/routes';
import { FeaturedDeal } from '../../../src/features/deals/FeaturedDeal';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(SEED_NOW) }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Shows a deal that ends in some minutes less than three hours. */
async function show() {
  const [deal] = (await mock.call('listDeals', 200)).items;
  const endsAt = new Date(Date.parse(SEED_NOW) + 170 * 60_000).toISOString();
  renderWithApp(<FeaturedDeal deal={{ ...deal!, endsAt }} />);
}

it('says how many hours are left beside the day', async () => {
  await show();
  expect(await screen.findByText('Ends today')).toBeVisible();
  expect(screen.getByText('3 hours left')).toBeVisible();
});

it('says the hours once where the day here is another one than that of UTC', async () => {
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(8);
  await show();
  expect(await screen.findByText('Ends in 3 hours')).toBeVisible();
  expect(screen.queryByText('3 hours left')).toBeNull();
});
