import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DiscussionPage } from '../../../src/features/discussions/DiscussionPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
const missing = { at: '/commentdetails?id=nowhere' };

it('offers the most popular discussions where one does not exist', async () => {
  renderWithApp(<DiscussionPage />, missing);
  const popular = await screen.findByRole('region', { name: 'Popular discussions' });
  const votes = (await within(popular).findAllByText(/^\d+ votes$/)).map((it) =>
    Number.parseInt(it.textContent, 10),
  );
  expect(votes).toHaveLength(5);
  expect(votes).toEqual(votes.toSorted((a, b) => b - a));
});

it('offers none where they can’t be loaded, without another notice', async () => {
  mock.override({ operationId: 'listDiscussions', dropConnection: true });
  renderWithApp(<DiscussionPage />, missing);
  await screen.findByRole('heading', { level: 1, name: 'We could not find this discussion' });
  await waitFor(() => expect(screen.queryByText('Popular discussions')).toBeNull());
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
});
