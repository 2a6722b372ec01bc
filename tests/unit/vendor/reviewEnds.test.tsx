import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { routes } from '../../../src/app/routes';
import { AddProductPage } from '../../../src/features/vendor/AddProductPage';
import { VendorDashboardPage } from '../../../src/features/vendor/pages';
import { NoticesButton } from '../../../src/layout/NoticesButton';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

afterEach(() => void vi.useRealTimers());

/** The id of a listing that is under review. */
const submittedId = async () => {
  const query = { status: ['submitted' as const] };
  const { items } = await mock.call('listVendorListings', 200, { query });
  return items[0]!.id;
};

it.each<[string, ReactElement, () => Promise<string>]>([
  ['a list', <VendorDashboardPage key="list" />, async () => '/vendordashboard'],
  ['its page', <AddProductPage key="page" />, async () => `/addproduct?id=${await submittedId()}`],
])(
  'counts the notice of a decision at the bell as soon as %s learns of it',
  async (_, page, at) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await mock.signIn();
    renderWithApp(
      <>
        <NoticesButton />
        {page}
      </>,
      { at: await at() },
    );
    await screen.findAllByText(/under review$/i);
    const { unreadCount, ...rest } = await mock.call('listNotifications', 200);
    await screen.findByRole('button', { name: `Notifications, ${unreadCount} unread notices` });
    const body = { ...rest, unreadCount: unreadCount + 1 };
    mock.override({ operationId: 'listNotifications', reply: { status: 200, body } });
    mock.setNow(new Date(Date.parse(SEED_NOW) + 365 * 24 * 60 * 60 * 1000));
    await vi.advanceTimersByTimeAsync(10_000);
    const counted = { name: `Notifications, ${unreadCount + 1} unread notices` };
    expect(await screen.findByRole('button', counted)).toBeVisible();
  },
);
