import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CategoryWays } from '../../../src/features/catalog/CategoryWays';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

useMockServer();

/** The ways, with what the URL says as the current ones. */
function Ways() {
  const current = new URLSearchParams(useLocation().search).getAll('category');
  return <CategoryWays kind="software" current={current} isSearch={false} />;
}

it('names the category that is shown, and keeps the focus when another one is chosen', async () => {
  const user = userEvent.setup();
  renderWithApp(<Ways />, { at: '/aitools?category=email' });
  const shown = await screen.findByRole('link', { current: true });
  expect(shown).toHaveAccessibleName(/^Email/);
  const other = screen.getByRole('link', { name: /^Marketing/ });
  other.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { current: true })).toBe(other);
  expect(screen.queryByRole('link', { name: /^Email/ })).toBeNull();
  expect(other).toHaveFocus();
});
