import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { MainNavigation } from '../../../src/layout/MainNavigation';
import { navigationOf } from '../../../src/layout/navigation';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

it.each([
  ['/templates', 'Templates', 'page'],
  ['/tempalte?id=gauge-admin', 'Templates', 'true'],
  ['/courses', 'Courses', 'page'],
  ['/aitrainings', 'Courses', 'true'],
])('shows %s as a part of %s', (at, name, current) => {
  renderWithApp(<MainNavigation links={navigationOf('visitor')} />, { at });
  expect(screen.getByRole('link', { current: current === 'page' ? 'page' : true })).toBe(
    screen.getByRole('link', { name }),
  );
});
