import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { TrainingsPage } from '../../../src/features/catalog/pages';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

describe('the AI trainings', () => {
  it('begin with those about AI, before all of the courses', async () => {
    const { items } = await mock.call('listListings', 200, {
      query: { kind: 'course', category: ['ai'], sort: ['-popularity'] },
    });
    renderWithApp(<TrainingsPage />, { at: '/aitrainings' });
    expect(await screen.findByRole('heading', { name: '50 listings available' })).toBeVisible();
    // All of the courses hold one of them, the row before them the other.
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { name: items[0]!.title })).toHaveLength(2),
    );
    // The list says what it is: not only trainings about AI.
    expect(screen.getByRole('heading', { name: 'All courses' })).toBeVisible();
    const lead = screen.getByRole('region', { name: 'Start with AI' });
    const titles = within(lead)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toHaveLength(4);
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });

  it('leave them out for those who look for something', async () => {
    renderWithApp(<TrainingsPage />, { at: '/aitrainings?category=email' });
    await screen.findByRole('heading', { name: /listings available/ });
    expect(screen.queryByRole('region', { name: 'Start with AI' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'All courses' })).toBeNull();
  });
});
