import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { AccountPage } from '../../../src/features/account/AccountPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

afterEach(() => vi.unstubAllGlobals());

it.each([
  { window: 'a phone', isWide: false },
  { window: 'a wide window', isWide: true },
])('shows what was bought last and the ways on, in $window', async ({ isWide }) => {
  const ignore = () => {};
  const heard = { addEventListener: ignore, removeEventListener: ignore };
  const heardOfOld = { addListener: ignore, removeListener: ignore };
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...heard, ...heardOfOld }));
  await mock.signIn();
  renderWithApp(<AccountPage />);
  const orders = await screen.findByRole('heading', { name: 'Latest orders' });
  const tiles = screen.getByRole('navigation', { name: 'My Account' });
  const place = orders.compareDocumentPosition(tiles);
  const [before, after] = [Node.DOCUMENT_POSITION_PRECEDING, Node.DOCUMENT_POSITION_FOLLOWING];
  expect(place & (before | after)).toBe(isWide ? before : after);
  expect(await screen.findAllByText(/^· DWO-\d+$/)).toHaveLength(4);
});
