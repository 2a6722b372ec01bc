import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { DiscussionPage } from '../../../src/features/discussions/DiscussionPage';
import { DiscussionsPage } from '../../../src/features/discussions/DiscussionsPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

it('counts the comments and replies of a discussion alike in lists and on its page', async () => {
  await mock.signIn();
  const { id: discussionId } = await mock.call('createDiscussion', 201, {
    body: { title: 'Which scheduler survives a winter?', topicId: 'design', text: 'Mine did not.' },
  });
  const params = { discussionId };
  const comment = await mock.call('createComment', 201, {
    params,
    body: { text: 'It stopped.', parentId: null },
  });
  const body = { text: 'Whose did?', parentId: comment.id };
  await mock.call('createComment', 201, { params, body });
  await mock.call('deleteComment', 204, { params: { ...params, commentId: comment.id } });

  const { unmount } = renderWithApp(<DiscussionsPage />, { at: '/discussions' });
  const title = await screen.findByRole('heading', { name: 'Which scheduler survives a winter?' });
  const row = within(title.closest('li')!);
  expect(row.getByText('0 comments · 1 reply')).toBeVisible();
  unmount();
  renderWithApp(<DiscussionPage />, { at: `/commentdetails?id=${discussionId}` });
  expect(await screen.findByRole('heading', { name: '0 comments · 1 reply' })).toBeVisible();
});

it('says of a discussion that nobody has answered that it has no replies yet', async () => {
  await mock.signIn();
  const { id } = await mock.call('createDiscussion', 201, {
    body: { title: 'Which saw cuts slate?', topicId: 'design', text: 'Mine does not.' },
  });

  const { unmount } = renderWithApp(<DiscussionsPage />, { at: '/discussions' });
  const title = await screen.findByRole('heading', { name: 'Which saw cuts slate?' });
  expect(within(title.closest('li')!).getByText('No replies yet')).toBeVisible();
  unmount();
  renderWithApp(<DiscussionPage />, { at: `/commentdetails?id=${id}` });
  expect(await screen.findByRole('heading', { name: 'No replies yet' })).toBeVisible();
  expect(await screen.findByText('Be the first to reply')).toBeVisible();
});
