import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DiscussionsPage } from '../../../src/features/discussions/DiscussionsPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

const topics = () =>
  mock.override({
    operationId: 'listDiscussionTopics',
    reply: {
      status: 200,
      body: {
        items: [
          { id: 'cooking', name: 'Cooking', discussionCount: 3 },
          { id: 'gardening', name: 'Gardening', discussionCount: 4 },
        ],
        discussionCount: 7,
        defaultTopicId: 'gardening',
      },
    },
  });

it('suggests the topic that the server names beside the list of all', async () => {
  topics();
  renderWithApp(<DiscussionsPage />, { at: '/discussions' });
  expect(await screen.findByRole('heading', { name: 'Featured topic: Gardening' })).toBeVisible();
  expect(
    await screen.findByText('Nothing yet. Start the first discussion about it.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All topics 7' })).toBeVisible();
});

it('shows a chosen topic once, in the list of topics', async () => {
  topics();
  renderWithApp(<DiscussionsPage />, { at: '/discussions?topic=cooking' });
  expect(await screen.findByRole('link', { name: 'Cooking 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.queryByRole('heading', { name: /^Featured topic/ })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
});

it('shows a chosen topic beside the words that are applied, too', async () => {
  topics();
  renderWithApp(<DiscussionsPage />, { at: '/discussions?topic=cooking&q=soup' });
  expect(await screen.findByRole('button', { name: /^Remove ?Cooking$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Remove ?“soup”$/ })).toBeVisible();
});

it('has a week beside New, which leads to what is popular of it, and back to all of it', async () => {
  const { user, where } = renderWithApp(<DiscussionsPage />, { at: '/discussions' });
  const period = await screen.findByRole('combobox', { name: 'Last active' });
  expect(period).toHaveDisplayValue('Any time');
  await user.selectOptions(period, 'Week');
  expect(where()).toBe('/discussions?view=week');
  expect(screen.getByRole('link', { name: 'Popular' })).toHaveAttribute('aria-current', 'true');
  expect(period).toHaveDisplayValue('Week');
  await user.selectOptions(period, 'Any time');
  expect(where()).toBe('/discussions?view=popular');
  expect(period).toHaveDisplayValue('Any time');
});
