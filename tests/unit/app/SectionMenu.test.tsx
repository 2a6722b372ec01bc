import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { SectionMenu } from '../../../src/app/SectionMenu';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

it.each([
  ['/partnerlisting', 'page'],
  ['/partnerlisting/', 'page'],
  ['/listyourtool', 'true'],
  ['/addproduct', 'true'],
  ['/addproduct/', 'true'],
])('shows %s as a part of Listing', (at, current) => {
  renderWithApp(<SectionMenu label="Partner" place="partner" />, { at });
  expect(screen.getByRole('link', { name: 'Listing' })).toHaveAttribute('aria-current', current);
  expect(screen.getByRole('link', { name: 'Billing' })).not.toHaveAttribute('aria-current');
});

it('shows the dashboard of vendors as a part of Dashboard, whose name it has', () => {
  renderWithApp(<SectionMenu label="Partner" place="partner" />, { at: '/vendordashboard' });
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Listing' })).not.toHaveAttribute('aria-current');
});
