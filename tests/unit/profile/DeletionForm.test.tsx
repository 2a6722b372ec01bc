import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSession } from '../../../src/api/resources/session';
import { DeletionForm } from '../../../src/features/profile/forms/DeletionForm';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
const mock = useMockServer();

/** As it stands behind the gate: gone as soon as nobody is signed in. */
function Page() {
  const { user } = useSession();
  return user ? <DeletionForm /> : <p>Nobody is here</p>;
}

/** Opens it, with another page whose code comes when `arrive` is called. */
async function open() {
  let arrive = () => {};
  const code = new Promise<{ Component: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ Component: () => <h1>Blog</h1> });
  });
  await mock.signIn();
  // The memory of the test's router is not the URL of its window, which stays.
  const others = [{ path: '/blog', lazy: () => code }];
  const { user, where, goTo } = renderWithApp(<Page />, { at: '/profile', others });
  await user.type(await screen.findByLabelText(/Current password/), 'demo-password');
  const send = () => user.click(screen.getByRole('button', { name: 'Delete account for good' }));
  const follow = () => act(async () => void goTo('/blog'));
  const deleted = () => screen.findByText('Nobody is here');
  return { send, follow, deleted, where, arrive: () => act(async () => arrive()) };
}

it('ends on the home page', async () => {
  const { send, deleted, where } = await open();
  await send();
  await deleted();
  await vi.waitFor(() => expect(where()).toBe('/'));
});

it('brings nobody back who has followed a link since, whose page has not come yet', async () => {
  const answer = mock.hold('createAccountDeletion');
  const { send, follow, deleted, where, arrive } = await open();
  await send();
  await screen.findByRole('button', { name: 'Deleting…' });
  await follow();
  answer();
  await deleted();
  await act(async () => {});
  expect(where()).toBe('/profile');
  await arrive();
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  expect(where()).toBe('/blog');
});
