import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { DealCard } from '../../../src/features/deals/DealCard';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

it('names every category that a deal is in', async () => {
  const { items } = await mock.call('listDeals', 200, { query: { pageSize: 50 } });
  const inTwo = items.find(({ categories }) => categories.length > 1)!;
  const inOne = items.find(({ categories }) => categories.length === 1)!;
  renderWithApp(
    <>
      <DealCard deal={inTwo} />
      <DealCard deal={inOne} />
    </>,
  );
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  const names = inTwo.categories.map(({ name }) => name).join(', ');
  expect(first).toHaveTextContent(`Categories: ${names}`);
  expect(second).toHaveTextContent(`Category: ${inOne.categories[0]!.name}`);
});
