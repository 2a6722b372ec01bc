import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginDialog } from '../../../src/layout/LoginDialog';
import { openLoginDialog, type AfterLogin } from '../../../src/session/loginDialog';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

/** Somewhere in the catalog, with the dialog open over it. */
async function open(then: AfterLogin = 'stay', reason?: string) {
  const { user, where } = renderWithApp(<LoginDialog />, { at: '/aitools?q=mail' });
  const ended = openLoginDialog(reason, then);
  await screen.findByRole('dialog');
  return { user, ended, where };
}

const identifier = () => screen.getByLabelText<HTMLInputElement>(/UserId \/ Email/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const login = () => screen.getByRole('button', { name: 'Login' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('LoginDialog', () => {
  it('lets the action go on where it was, and says what signing in is for', async () => {
    const { user, ended, where } = await open('stay', 'save Replywright');
    expect(screen.getByText('Sign in to save Replywright.')).toBeVisible();
    await user.type(identifier(), 'anybody');
    await user.type(password(), 'anything');
    await user.click(login());
    await expect(ended).resolves.toBe(true);
    await gone();
    expect(where()).toBe('/aitools?q=mail');
  });

  it('leads to the account page when it was opened to sign in', async () => {
    const { user, ended, where } = await open('account');
    await user.click(await screen.findByRole('button', { name: /Maya/ }));
    await expect(ended).resolves.toBe(true);
    await waitFor(() => expect(where()).toBe('/dashboard'));
    await gone();
  });

  it('says that the password is wrong and keeps what was typed', async () => {
    await mock.call('createRegistration', 201, {
      body: {
        fullName: 'Sam Okafor',
        email: 'sam@northbeam.example',
        phone: '555',
        password: 'right password',
      },
    });
    await mock.call('deleteSession', 204);
    const { user, ended, where } = await open();
    await user.type(identifier(), 'sam@northbeam.example');
    await user.type(password(), 'wrong password');
    await user.click(login());
    const summary = await screen.findByRole('group', { name: 'Email and password do not match' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(identifier()).toHaveValue('sam@northbeam.example');
    expect(password()).toHaveValue('wrong password');
    await user.keyboard('{Escape}');
    await expect(ended).resolves.toBe(false);
    await gone();
    expect(where()).toBe('/aitools?q=mail');
  });

  it('leaves the action undone when Register is chosen', async () => {
    const { user, ended, where } = await open();
    await user.click(screen.getByRole('link', { name: 'Register' }));
    await expect(ended).resolves.toBe(false);
    await gone();
    expect(where()).toBe('/register');
  });

  it('says how long to wait after five wrong passwords, and keeps what was typed', async () => {
    const email = 'sam@northbeam.example';
    const body = { fullName: 'Sam Okafor', email, phone: '555 010 9988', password: 'my own one' };
    await mock.call('createRegistration', 201, { body });
    await mock.call('deleteSession', 204);
    const wrong = { body: { identifier: email, password: 'wrong' } };
    for (let time = 0; time < 5; time += 1) await mock.call('createSession', 401, wrong);
    const { user } = await open();
    await user.type(identifier(), email);
    await user.type(password(), 'my own one');
    await user.click(login());
    expect(
      await screen.findByText('Too many wrong passwords. Try again in 60 seconds.'),
    ).toBeVisible();
    expect(identifier()).toHaveValue(email);
  });

  it('keeps the email on the way to a new password and back', async () => {
    const { user } = await open();
    await user.type(identifier(), 'maya@dealwright.example');
    await user.click(screen.getByRole('button', { name: 'Lost Password' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maya@dealwright.example');
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(identifier()).toHaveValue('maya@dealwright.example');
  });

  it('sets a new password in steps and returns to signing in', async () => {
    const { user, ended } = await open();
    await user.click(screen.getByRole('button', { name: 'Lost Password' }));
    const email = screen.getByLabelText(/^Email/);
    expect(email).toHaveFocus();
    await user.type(email, 'maya@dealwright.example');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/a code is on its way/)).toBeVisible();
    const { mails } = await mock.backend.store.open('mails');
    const code = /\d{6}/.exec(mails.all()[0]!.text)![0];
    await user.type(screen.getByLabelText(/Six-digit code/), code);
    await user.type(screen.getByLabelText(/^New password/), 'a new password');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText(/Your new password is set/)).toBeVisible();
    expect(identifier()).toHaveValue('maya@dealwright.example');
    await user.type(password(), 'a new password');
    await user.click(login());
    await expect(ended).resolves.toBe(true);
    await gone();
  });
});
