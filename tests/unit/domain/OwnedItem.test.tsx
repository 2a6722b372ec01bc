import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ProductPage } from '../../../src/features/product/ProductPage';
import { TemplatePage } from '../../../src/features/templates/TemplatePage';
import { pathTo } from '../../../src/routing/paths';
import { registerRoutes } from '../../../src/routing/routeTable';
import { NEWCOMER, useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

beforeEach(() => mock.signIn());

/** What the demo account has bought of a kind, and has not asked its money back for. */
async function bought(kind: 'software' | 'course' | 'template') {
  const { items } = await mock.call('listOwnedProducts', 200, { query: { kind, pageSize: 100 } });
  return items.find(({ orderId, isRefundRequested }) => orderId && !isRefundRequested)!;
}

const offer = (name: RegExp) =>
  screen.findByText(
    (_, element) => element?.tagName === 'SPAN' && name.test(element.textContent ?? ''),
  );

it('leads the owner of software to its key first, and to another license second', async () => {
  const { itemId, title, orderId, planTitle } = await bought('software');
  renderWithApp(<ProductPage />, { at: pathTo('product', { id: itemId }) });
  const key = await screen.findByRole('link', { name: `See the key: ${title}` });
  expect(key).toHaveAttribute('href', pathTo('orders', { id: orderId! }));
  expect(await offer(new RegExp(`^You own ${planTitle} since `))).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Buy Now/ })[0]).toBeEnabled();
  // The bar that follows the reader sells; there is nothing to sell first here.
  expect(screen.queryByRole('region', { name: `Buy ${title}` })).toBeNull();
});

it('opens the course one has, and does not sell it again', async () => {
  const { itemId, title } = await bought('course');
  renderWithApp(<ProductPage />, { at: pathTo('product', { id: itemId }) });
  expect(await screen.findByRole('link', { name: new RegExp(`: ${title}$`) })).toHaveAttribute(
    'href',
    expect.stringContaining(itemId),
  );
  expect(await offer(/^You own this since /)).toBeVisible();
});

it('gives the files of a template that was bought', async () => {
  const { itemId } = await bought('template');
  renderWithApp(<TemplatePage />, { at: pathTo('template', { id: itemId }) });
  expect(await screen.findByRole('button', { name: 'Download the template' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
});

it('sells nothing to a member until it is known whether they own it', async () => {
  const { itemId, title } = await bought('software');
  const letGo = mock.hold('listOwnedProducts');
  renderWithApp(<ProductPage />, { at: pathTo('product', { id: itemId }) });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryByRole('button', { name: /^Buy Now/ })).toBeNull();
  letGo();
  expect(await screen.findByRole('link', { name: `See the key: ${title}` })).toBeVisible();
});

it('sells to a member where it can’t be asked what they own', async () => {
  const { itemId } = await bought('software');
  const body = { type: 'urn:problem-type:internal', title: 'Down', status: 500 };
  mock.override({ operationId: 'listOwnedProducts', reply: { status: 500, body } });
  renderWithApp(<ProductPage />, { at: pathTo('product', { id: itemId }) });
  expect((await screen.findAllByRole('button', { name: /^Buy Now/ }))[0]).toBeEnabled();
});

it('sells to a visitor what another person owns', async () => {
  const { itemId, title } = await bought('software');
  await mock.call('deleteSession', 204);
  renderWithApp(<ProductPage />, { at: pathTo('product', { id: itemId }) });
  expect((await screen.findAllByRole('button', { name: /^Buy Now/ }))[0]).toBeEnabled();
  expect(screen.queryByRole('link', { name: `See the key: ${title}` })).toBeNull();
});

/** Of which items it was asked whether they are owned, while a page without an id is opened. */
async function askedOnSample(page: ReactElement, at: string) {
  await mock.signIn(NEWCOMER);
  const calls = vi.spyOn(globalThis, 'fetch');
  renderWithApp(page, { at });
  expect((await screen.findAllByText(/^Buy Now/))[0]).toBeVisible();
  return (
    calls.mock.calls
      .map(([request]) => new URL((request as Request).url))
      .filter(({ pathname }) => pathname.endsWith('/products'))
      .map(({ searchParams }) => searchParams.get('itemId'))
      // The cards of others below ask for all that is owned at once.
      .filter((itemId) => itemId !== null)
  );
}

it('asks only of the sample product itself whether a member owns it', async () => {
  const { id } = await mock.call('getListing', 200, { params: { listingId: 'sample' } });
  expect(await askedOnSample(<ProductPage />, pathTo('product'))).toEqual([id]);
});

it('asks only of the sample template itself whether a member owns it', async () => {
  const { id } = await mock.call('getTemplate', 200, { params: { templateId: 'sample' } });
  expect(await askedOnSample(<TemplatePage />, pathTo('template'))).toEqual([id]);
});
