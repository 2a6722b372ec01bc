import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ArticlePage } from '../../../src/features/blog/ArticlePage';
import { BlogPage } from '../../../src/features/blog/BlogPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it.each([
  ['a post that does not exist', <ArticlePage key="post" />, '/blogdetails?id=nowhere'],
  ['a search that finds nothing', <BlogPage key="search" />, '/blog?q=zzzz'],
])('offers the newest posts below %s', async (_, page, at) => {
  renderWithApp(page, { at });
  const newest = await screen.findByRole('region', { name: 'Latest posts' });
  const posts = await within(newest).findAllByRole('article');
  const days = posts.map((post) => post.querySelector('time')!.dateTime);
  expect(days).toHaveLength(3);
  expect(days).toEqual(days.toSorted().toReversed());
});

it('offers none where they can’t be loaded, without another notice', async () => {
  mock.override({ operationId: 'listArticles', dropConnection: true });
  renderWithApp(<ArticlePage />, { at: '/blogdetails?id=nowhere' });
  await screen.findByRole('heading', { level: 1, name: 'We could not find this post' });
  await waitFor(() => expect(screen.queryByText('Latest posts')).toBeNull());
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
});
