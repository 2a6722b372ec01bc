import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { OwnThings } from '../../../src/features/home/OwnThings';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 } as const;

it('leads a member on to a course, the wishlist and unread notices', async () => {
  await mock.signIn();
  const { items } = await mock.call('listOwnCourses', 200);
  renderWithApp(<OwnThings />);
  const own = await screen.findByRole('region', { name: 'Welcome back, Maya' });
  const [course, wishlist, notices] = await within(own).findAllByRole('link');
  const lesson = /lesson (\d+) of (\d+)$/.exec(course!.textContent);
  const named = items.find(({ title }) => course!.textContent.startsWith(title))!;
  expect(lesson?.slice(1).map(Number)).toEqual([named.resumeLesson.number, named.lessonCount]);
  expect(course).toHaveAttribute('href', expect.stringContaining(`course=${named.id}`));
  expect(wishlist).toHaveAttribute('href', '/buyerbookmark');
  expect(wishlist).toHaveTextContent(/on your wishlist/);
  expect(notices).toHaveAttribute('href', '/notifications');
  expect(notices).toHaveTextContent(/unread notice/);
});

it('leaves out what can’t be read, and waits for nothing', async () => {
  await mock.signIn();
  mock.override({ operationId: 'listOwnCourses', reply: { status: 403, body: refusal } });
  const { container } = renderWithApp(<OwnThings />);
  expect(await screen.findByRole('link', { name: /on your wishlist/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /lesson/ })).toBeNull();
  expect(container.querySelector('.MuiSkeleton-root')).toBeNull();
});

it('shows the latest order where all notices are read', async () => {
  await mock.signIn();
  await mock.call('createReadReceipt', 201, { body: { all: true } });
  renderWithApp(<OwnThings />);
  expect(await screen.findByRole('link', { name: /Ordered / })).toHaveAttribute(
    'href',
    '/buyerorder',
  );
});

it('tells a member who has nothing yet what to do', async () => {
  await mock.signIn('nobody-yet@example.com', 'any-password');
  await mock.call('createReadReceipt', 201, { body: { all: true } });
  renderWithApp(<OwnThings />);
  expect(await screen.findByText(/^Save a deal with its heart/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Welcome, / })).toBeInTheDocument();
});
