import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DiscussionsPage } from '../../../src/features/discussions/DiscussionsPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it.each([
  ['/discussions', 'More in Gardening'],
  ['/discussions?topic=cooking', 'More in Cooking'],
])('%s leads with the topic that the server or the visitor chose', async (at, heading) => {
  mock.override({
    operationId: 'listDiscussionTopics',
    reply: {
      status: 200,
      body: {
        items: [
          { id: 'cooking', name: 'Cooking', discussionCount: 0 },
          { id: 'gardening', name: 'Gardening', discussionCount: 0 },
        ],
        defaultTopicId: 'gardening',
      },
    },
  });
  renderWithApp(<DiscussionsPage />, { at });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(
    await screen.findByText('Nothing yet. Start the first discussion about it.'),
  ).toBeVisible();
});

it('has a week beside New, which leads to what is popular of it, and back to all of it', async () => {
  const { user, where } = renderWithApp(<DiscussionsPage />, { at: '/discussions' });
  const period = await screen.findByRole('combobox', { name: 'Active' });
  expect(period).toHaveDisplayValue('Any time');
  await user.selectOptions(period, 'Week');
  expect(where()).toBe('/discussions?view=week');
  expect(screen.getByRole('link', { name: 'Popular' })).toHaveAttribute('aria-current', 'true');
  expect(period).toHaveDisplayValue('Week');
  await user.selectOptions(period, 'Any time');
  expect(where()).toBe('/discussions?view=popular');
  expect(period).toHaveDisplayValue('Any time');
});
