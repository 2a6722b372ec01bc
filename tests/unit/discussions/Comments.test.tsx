import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
