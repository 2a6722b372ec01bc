import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { TemplatesPage } from '../../../src/features/templates/TemplatesPage';
import { pathTo } from '../../../src/routing/paths';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

const typesOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Types of templates' }));

it('counts what each type has above the sections', async () => {
  const { types } = await mock.call('listTemplateSections', 200);
  const { page } = await mock.call('listTemplates', 200, { query: { type: [types[1]!.id] } });
  expect(types[1]!.count).toBe(page.totalItems);
  renderWithApp(<TemplatesPage />, { at: pathTo('templates') });
  const shown = await (await typesOf()).findAllByRole('link');
  const all = (await mock.call('listTemplates', 200)).page.totalItems;
  expect(shown.map((one) => one.textContent)).toEqual([
    `All templates ${all}`,
    ...types.map(({ name, count }) => `${name} ${count}`),
  ]);
  expect(shown[0]).toHaveAttribute('href', `${pathTo('templates')}?section=all`);
  for (const one of shown) expect(one).not.toHaveAttribute('aria-current');
});

it('keeps the types above a list, the chosen one marked and leading back to all', async () => {
  const { page } = await mock.call('listTemplates', 200, {
    query: { section: 'trending', type: ['blog'] },
  });
  const trending = `${pathTo('templates')}?section=trending`;
  renderWithApp(<TemplatesPage />, { at: `${trending}&type=dashboard` });
  const types = await typesOf();
  const chosen = await types.findByRole('link', { current: true });
  expect(chosen).toHaveTextContent(/^Dashboards /);
  expect(chosen).toHaveAttribute('href', trending);
  const other = types.getByRole('link', { name: `Blogs ${page.totalItems}` });
  expect(other).toHaveAttribute('href', `${trending}&type=blog`);
  expect(screen.queryByRole('button', { name: 'Remove Dashboards' })).toBeNull();
});

it('leads from one type to all that the section has', async () => {
  const { page } = await mock.call('listTemplates', 200, { query: { section: 'trending' } });
  const trending = `${pathTo('templates')}?section=trending`;
  renderWithApp(<TemplatesPage />, { at: `${trending}&type=dashboard` });
  const all = await (await typesOf()).findByRole('link', { name: `All types ${page.totalItems}` });
  expect(all).toHaveAttribute('href', trending);
  expect(all).not.toHaveAttribute('aria-current');
});

it('takes away only the one of two chosen types that is clicked', async () => {
  const all = `${pathTo('templates')}?section=trending`;
  renderWithApp(<TemplatesPage />, { at: `${all}&type=blog&type=dashboard` });
  const chosen = await (
    await typesOf()
  ).findByRole('link', { current: true, name: /^Dashboards / });
  expect(chosen).toHaveAttribute('href', `${all}&type=blog`);
});
