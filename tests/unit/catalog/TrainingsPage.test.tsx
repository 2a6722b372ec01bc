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
  it('begin with well rated ones about AI, before all courses', async () => {
    const { items } = await mock.call('listListings', 200, {
      query: { kind: 'course', category: ['ai'], minRating: 4, sort: ['-popularity'] },
    });
    renderWithApp(<TrainingsPage />, { at: '/aitrainings' });
    const list = await screen.findByRole('region', { name: '50 listings available' });
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(18));
    expect(within(list).getByText('Showing 1–18')).toBeVisible();
    expect(screen.getAllByRole('searchbox', { name: 'Search trainings' })).toHaveLength(1);
    // The list says what it is: not only trainings about AI.
    expect(screen.getByRole('heading', { name: 'All courses' })).toBeVisible();
    const lead = screen.getByRole('region', { name: 'Start with AI' });
    const titles = within(lead)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toHaveLength(4);
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    // Each level leads to its courses.
    const levels = within(screen.getByRole('navigation', { name: 'Levels' }));
    expect(levels.getByRole('link', { name: /^Basic/ })).toHaveAttribute(
      'href',
      '/aitrainings?certification=basic',
    );
    // Who teaches it, at which level, stands on each card.
    const [{ course, certification }] = items as [(typeof items)[0]];
    const first = within(lead).getAllByRole('article')[0]!;
    expect(first).toHaveTextContent(`Taught by ${course!.instructor.name}`);
    expect(first).toHaveTextContent(`Level: ${certification!.name}`);
  });

  it('begin on the first page only', async () => {
    renderWithApp(<TrainingsPage />, { at: '/aitrainings?page=3' });
    const list = await screen.findByRole('region', { name: '50 listings available' });
    await waitFor(() => expect(within(list).getByText('Showing 37–50')).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Start with AI' })).toBeNull();
  });

  it('leave them out for those who look for something', async () => {
    renderWithApp(<TrainingsPage />, { at: '/aitrainings?category=email' });
    const { page } = await mock.call('listListings', 200, {
      query: { kind: 'course', category: ['email'] },
    });
    const name = `${page.totalItems} listings available`;
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Start with AI' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'All courses' })).toBeNull();
  });
});
