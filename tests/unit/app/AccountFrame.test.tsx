import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountFrame } from '../../../src/app/AccountFrame';
import { routes } from '../../../src/app/routes';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

it('keeps the menu on the way to a card, which is a part of Payment', () => {
  renderWithApp(<AccountFrame />, { at: '/paymentmethod' });
  expect(screen.getByRole('link', { name: 'Payment' })).toHaveAttribute('aria-current', 'true');
});

it('has no menu in the checkout, from which nothing should lead away', () => {
  renderWithApp(<AccountFrame />, { at: '/checkout' });
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
});
