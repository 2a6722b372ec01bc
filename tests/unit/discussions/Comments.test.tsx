import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoginDialog } from '../../../src/layout/LoginDialog';
import { DiscussionPage } from '../../../src/features/discussions/DiscussionPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it('offers no form and no Reply where the discussion is full', async () => {
  const params = { discussionId: 'sample' };
  const { items } = await mock.call('listComments', 200, { params });
  mock.override({
    operationId: 'listComments',
    reply: { status: 200, body: { items: items.slice(0, 1), full: true } },
  });
  renderWithApp(<DiscussionPage />, { at: '/commentdetails' });
  expect(await screen.findByText(/takes no more replies/)).toBeVisible();
  expect(await screen.findByRole('article', { name: /^Comment by/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Your reply/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull();
});

it('shows a visitor the way to the form, and keeps what is typed there when the session ends', async () => {
  const { user } = renderWithApp(
    <>
      <DiscussionPage />
      <LoginDialog />
    </>,
    { at: '/commentdetails' },
  );
  const login = async () => {
    await user.type(await screen.findByLabelText(/UserId \/ Email/), 'maya@dealwright.example');
    await user.type(screen.getByLabelText(/^Password/), 'any');
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };
  const ask = await screen.findByRole('button', { name: 'Sign in to reply' });
  expect(screen.queryByRole('textbox', { name: /Your reply/ })).toBeNull();
  await user.click(ask);
  await login();
  const text = await screen.findByRole('textbox', { name: /Your reply/ });
  expect(screen.queryByRole('button', { name: 'Sign in to reply' })).toBeNull();

  await user.type(text, 'Nine in daily use');
  await mock.call('deleteSession', 204);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(text).toHaveValue('Nine in daily use');
});

it('leads from the end of a long discussion back to the form', async () => {
  await mock.signIn('viktor@dealwright.example');
  const { user } = renderWithApp(<DiscussionPage />, { at: '/commentdetails' });
  await user.click(await screen.findByRole('button', { name: 'Add a reply' }));
  expect(screen.getByRole('textbox', { name: /Your reply/ })).toHaveFocus();
});
