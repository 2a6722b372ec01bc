import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { CompareProducts } from '../../../src/features/product/more/CompareProducts';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
const PAGE = '/productdetails?more=compare';
const params = { listingId: 'replywright' };

// As with a young server: there is one product like it.
beforeEach(async () => {
  const { items } = await mock.call('listSimilarListings', 200, { params });
  mock.override({
    operationId: 'listSimilarListings',
    reply: { status: 200, body: { items: items.slice(0, 1) } },
  });
});

const compare = async (at: string) => {
  const listing = await mock.call('getListing', 200, { params });
  return renderWithApp(<CompareProducts listing={listing} />, { at });
};

it('offers to add another only where one is left', async () => {
  await compare(PAGE);
  expect(await screen.findByRole('columnheader', { name: /^Suggested/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Products to add' })).toBeNull();
});

it('says again that a product is gone when one comes back to its comparison', async () => {
  const gone = `${PAGE}&compare=never-heard-of`;
  const { user, goTo } = await compare(gone);
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(await screen.findByRole('columnheader', { name: /^Suggested/ })).toBeVisible();
  await goTo(gone);
  expect(
    await screen.findByRole('heading', { name: 'One of these products is no longer here' }),
  ).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('removes both of two products that are removed before the page is drawn again', async () => {
  const others = ['docsage', 'answernest', 'duskplan'].map((id) => `&compare=${id}`).join('');
  const { where } = await compare(PAGE + others);
  const removes = await Promise.all(
    [/^Remove Docsage/, /^Remove Answernest/].map((name) => screen.findByRole('button', { name })),
  );
  act(() => removes.forEach((button) => button.click()));
  await waitFor(() => expect(where()).toBe(`${PAGE}&compare=duskplan`));
});

it('makes one step in the history of a double click', async () => {
  const { back, where } = await compare(`${PAGE}&compare=docsage&compare=answernest`);
  const remove = await screen.findByRole('button', { name: /^Remove Docsage/ });
  // As where the page crosses over into its next state, which is drawn later.
  act(() => [remove, remove].forEach((button) => button.click()));
  await waitFor(() => expect(where()).toBe(`${PAGE}&compare=answernest`));
  await back();
  expect(where()).toBe(`${PAGE}&compare=docsage&compare=answernest`);
});

it('offers to leave out what is alike where something is', async () => {
  await compare(`${PAGE}&compare=inboxery`);
  expect(await screen.findByRole('switch', { name: 'Show differences only' })).not.toBeChecked();
});

it('offers nothing to leave out where products differ in everything', async () => {
  await compare(`${PAGE}&compare=docsage&compare=answernest`);
  expect(await screen.findAllByRole('rowheader', { name: /, differs$/ })).toHaveLength(9);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says of which product it is, and what its prices pay for where they differ in that', async () => {
  await compare(`${PAGE}&compare=docsage&compare=answernest`);
  const [, ...heads] = await screen.findAllByRole('columnheader');
  expect(
    screen.getByRole('heading', { name: 'Compare Replywright with similar products' }),
  ).toBeVisible();
  expect(heads[0]).toHaveTextContent(/\$13 once.*Lowest price/);
  for (const head of heads.slice(1)) expect(head).not.toHaveTextContent('Lowest');
  expect(heads[1]).toHaveTextContent('$179 a year');
  expect(heads[2]).toHaveTextContent('$69 once');
});
