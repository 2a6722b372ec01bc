import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordForm } from '../../../src/features/profile/forms/PasswordForm';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
const mock = useMockServer();

const OLD = 'correct horse battery';
const NEW = 'staple of another kind';
const REFUSED = 'This is not your password.';

function Page() {
  const [isDone, setDone] = useState(false);
  return isDone ? <p>Changed</p> : <PasswordForm onDone={() => setDone(true)} />;
}

/** Fills the form as a member whose password is `OLD`. */
async function open() {
  await mock.call('createRegistration', 201, {
    body: {
      fullName: 'Sam Okafor',
      email: 'sam@northbeam.example',
      phone: '555 010 9988',
      password: OLD,
    },
  });
  const { user } = renderWithApp(<Page />);
  await user.type(await screen.findByLabelText(/^Current password/), OLD);
  await user.type(screen.getByLabelText(/^New password/), NEW);
  return () => user.click(screen.getByRole('button', { name: 'Change password' }));
}

it('finds a password changed whose answer got lost', async () => {
  const change = await open();
  mock.override({ operationId: 'changePassword', loseAnswer: true, times: 1 });
  await change();
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  await change();
  expect(await screen.findByText('Changed')).toBeVisible();
});

it('refuses a wrong password after an answer got lost before anything was changed', async () => {
  const change = await open();
  mock.override({ operationId: 'changePassword', dropConnection: true, times: 1 });
  await change();
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  await mock.call('changePassword', 204, {
    body: { currentPassword: OLD, password: 'changed in another window' },
  });
  await change();
  expect(await screen.findByText(REFUSED)).toBeVisible();
});
