import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WishlistButton } from '../../../src/domain/WishlistButton';
import { LoginDialog } from '../../../src/layout/LoginDialog';
import { openLoginDialog } from '../../../src/session/loginDialog';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it('lets a change wait until it is known who is signed in, without a login dialog', async () => {
  await mock.signIn();
  const answer = mock.hold('getSession');
  const { user } = renderWithApp(
    <>
      <WishlistButton item={{ id: 'docsage', title: 'Docsage' }} />
      <LoginDialog />
    </>,
  );
  const heart = screen.getByRole('button', { name: 'Wishlist: Docsage' });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says in the login dialog that the browser has not kept the session', async () => {
  mock.override({
    operationId: 'getSession',
    reply: { status: 200, body: { user: null, demo: null } },
  });
  const { user } = renderWithApp(<LoginDialog />);
  const ended = openLoginDialog();
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText(/UserId \/ Email/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'anything');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/your browser did not keep the session/)).toBeVisible();
  await user.keyboard('{Escape}');
  await expect(ended).resolves.toBe(false);
});
