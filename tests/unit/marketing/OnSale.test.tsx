import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDeals } from '../../../src/api/resources/deals';
import { routes } from '../../../src/app/routes';
import { OnSale } from '../../../src/features/marketing/OnSale';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

/** Says when the deals that are shown are there. */
const Known = () =>
  useDeals({ sort: ['-discount'], pageSize: 2 }).data ? 'The deals are known' : null;

const refused = { type: 'about:blank', title: 'Refused', status: 500 };

it('leaves out what could not be read, so that no tile waits forever', async () => {
  mock.override({ operationId: 'listTemplates', reply: { status: 500, body: refused } });
  renderWithApp(<OnSale />);
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Software',
      'Courses',
      'Deals',
    ]),
  );
  await waitFor(() => expect(screen.getAllByText(/^\d+ on sale now$/)).toHaveLength(3));
});

it('chooses the picture of deals when that of software is known', async () => {
  const answer = mock.hold('listListings');
  renderWithApp(
    <>
      <OnSale />
      <Known />
    </>,
  );
  await screen.findByText('The deals are known');
  // Of templates and deals none but the former.
  expect(await screen.findByText(/^\d+ on sale now$/)).toBeVisible();
  const deals = screen.getByRole('link', { name: 'Deals' }).closest('li')!;
  const pictures = () => deals.querySelectorAll('img').length;
  const software = screen.getByRole('link', { name: 'Software' }).closest('li')!;
  expect(pictures()).toBe(0);
  answer();
  const seen: [boolean, boolean][] = [];
  await waitFor(() => {
    seen.push([software.textContent.includes('on sale now'), pictures() > 0]);
    expect(seen.at(-1)).toEqual([true, true]);
  });
  expect(seen.filter(([isKnown, isShown]) => isShown && !isKnown)).toEqual([]);
});
