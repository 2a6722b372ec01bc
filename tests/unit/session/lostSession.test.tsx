import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { useRenewSession, useSession } from '../../../src/api/resources/session';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { LoginDialog } from '../../../src/layout/LoginDialog';
import { EmailForm } from '../../../src/features/profile/forms/EmailForm';
import { useSignedIn } from '../../../src/session/useSignedIn';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
afterEach(dropAllDrafts);

/** A page of the account, as it stands behind the gate: gone as soon as nobody is signed in. */
function Page() {
  const { user } = useSession();
  return (
    <>
      {user ? <EmailForm email={user.email} onDone={() => undefined} /> : <p>Nobody is here</p>}
      <LoginDialog />
    </>
  );
}

/** Types a new email and sends it, after the session has ended on the server. */
async function sendAfterTheEnd() {
  await mock.signIn();
  const { user } = renderWithApp(<Page />);
  await user.type(await screen.findByLabelText(/New email address/), 'maya@new.example');
  await user.type(screen.getByLabelText(/Current password/), 'demo-password');
  await mock.call('deleteSession', 204);
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  await screen.findByRole('dialog');
  return user;
}

async function signIn(user: Awaited<ReturnType<typeof sendAfterTheEnd>>, identifier: string) {
  await user.type(screen.getByLabelText(/UserId \/ Email/), identifier);
  await user.type(screen.getByLabelText(/^Password/), 'any');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const emailOf = async (id: string) =>
  (await mock.backend.store.open('accounts')).accounts.get(id)!.identifier;

it('asks to sign in over the form, keeps what was typed, and goes on by itself', async () => {
  const user = await sendAfterTheEnd();
  expect(screen.getByLabelText(/New email address/)).toHaveValue('maya@new.example');
  await signIn(user, 'maya@dealwright.example');
  await waitFor(async () => expect(await emailOf('member-maya')).toBe('maya@new.example'));
});

it('does not do for another what one member was about to do', async () => {
  const user = await sendAfterTheEnd();
  await signIn(user, 'viktor@dealwright.example');
  expect(await screen.findByText(/sign in with viktor/)).toBeVisible();
  expect(await emailOf('member-maya')).toBe('maya@dealwright.example');
  expect(await emailOf('member-viktor')).toBe('viktor@dealwright.example');
});

it('does not ask another member to sign in for what one was about to do', async () => {
  await mock.signIn();
  const { user } = renderWithApp(<Page />);
  await user.type(await screen.findByLabelText(/New email address/), 'maya@new.example');
  await user.type(screen.getByLabelText(/Current password/), 'demo-password');
  const body = { type: 'urn:problem-type:unauthenticated', title: 'Sign in', status: 401 } as const;
  mock.override({ operationId: 'changeEmail', reply: { status: 401, body } });
  await mock.signIn('viktor@dealwright.example');
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  expect(await screen.findByText(/sign in with viktor/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks to sign in where the page has noticed the end of the session before the answer came', async () => {
  await mock.signIn();
  const body = { type: 'urn:problem-type:unauthenticated', title: 'Sign in', status: 401 } as const;
  let notice = () => {};
  const noticed = new Promise<void>((resolve) => (notice = resolve));
  let result: Promise<unknown> | undefined;
  function Changes() {
    const { user } = useSession();
    const renew = useRenewSession();
    const signedIn = useSignedIn();
    const change = () => {
      result = signedIn(() => noticed.then(() => Promise.reject(new ApiError(body))));
    };
    return (
      <>
        <p>{user === null ? 'Nobody is here' : user?.name}</p>
        <button onClick={change}>Change</button>
        <button onClick={() => void renew()}>Look again</button>
        <LoginDialog />
      </>
    );
  }
  const { user } = renderWithApp(<Changes />);
  await screen.findByText('Maya Lindqvist');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await mock.call('deleteSession', 204);
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('Nobody is here');
  notice();
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await expect(result).resolves.toBeUndefined();
});

it.each([
  ['was done', () => Promise.resolve('maya@new.example')],
  ['failed', () => Promise.reject(new Error('Maya’s card'))],
])('tells another member nothing of what %s late for one', async (_, answer) => {
  await mock.signIn();
  let hasLeft = () => {};
  const left = new Promise<void>((resolve) => (hasLeft = resolve));
  let result: Promise<unknown> | undefined;
  /** Gone from the page, as the parts of an account are, when another member comes. */
  function Changes() {
    const signedIn = useSignedIn();
    const change = () => {
      result = signedIn(() => left.then(answer));
    };
    return <button onClick={change}>Change</button>;
  }
  function Account() {
    const { user } = useSession();
    const renew = useRenewSession();
    return (
      <>
        {user?.id === 'member-maya' ? <Changes /> : <p>{user?.name}</p>}
        <button onClick={() => void renew()}>Look again</button>
      </>
    );
  }
  const { user } = renderWithApp(<Account />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await mock.signIn('viktor@dealwright.example');
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('Viktor Amsel');
  hasLeft();
  await expect(result).resolves.toBeUndefined();
});

it('shows that nobody is signed in once the dialog was closed', async () => {
  const user = await sendAfterTheEnd();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Nobody is here')).toBeVisible();
});

it('says how long to wait after five wrong passwords', async () => {
  const body = {
    fullName: 'Sam Okafor',
    email: 'sam@northbeam.example',
    phone: '555 010 9988',
    password: 'correct horse battery',
  };
  await mock.call('createRegistration', 201, { body });
  const credentials = { body: { identifier: body.email, password: 'wrong' } };
  for (let time = 0; time < 5; time += 1) await mock.call('createSession', 401, credentials);
  const { user } = renderWithApp(<EmailForm email={body.email} onDone={() => undefined} />);
  await user.type(await screen.findByLabelText(/New email address/), 'sam@new.example');
  await user.type(screen.getByLabelText(/Current password/), body.password);
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  expect(await screen.findByText(/Try again in 60 seconds/)).toBeVisible();
});
