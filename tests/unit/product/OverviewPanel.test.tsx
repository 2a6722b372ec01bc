import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ListingDetail } from '../../../src/api/resources/listings';
import { routes } from '../../../src/app/routes';
import { OverviewPanel } from '../../../src/features/product/overview/OverviewPanel';
import { PreviewContext } from '../../../src/features/product/preview/previewContext';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

const detail = (listingId: string) => mock.call('getListing', 200, { params: { listingId } });

const show = (listing: ListingDetail, isPreview = false) =>
  renderWithApp(
    <PreviewContext value={isPreview}>
      <OverviewPanel listing={listing} />
    </PreviewContext>,
    { at: `/productdetails?id=${listing.id}` },
  );

/** Waits until all that comes later has come. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

it('shows what buyers wrote last, be it praise or not, and leads to all of it', async () => {
  const listing = await detail('answernest');
  const { items } = await mock.call('listReviews', 200, { params: { listingId: listing.id } });
  show(listing);
  const part = await screen.findByRole('region', { name: 'Latest reviews' });
  const reviews = await within(part).findAllByRole('article');
  expect(reviews).toHaveLength(2);
  for (const [index, review] of reviews.entries()) {
    expect(review).toHaveAccessibleName(`Review by ${items[index]!.author.name}`);
    expect(review).toHaveTextContent(items[index]!.message);
  }
  expect(within(reviews[0]!).getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
  expect(part).toHaveTextContent(`${listing.rating.average}out of 5 · 12 reviews`);
  expect(within(part).getByRole('link', { name: 'All 12 reviews' })).toHaveAttribute(
    'href',
    '/productdetails?id=answernest&tab=reviews#details',
  );
});

it('has no place for reviews where there are none', async () => {
  const listing = await detail('answernest');
  show({ ...listing, rating: { average: 0, count: 0 } });
  await settle();
  expect(screen.getByRole('region', { name: 'At a glance' })).toBeVisible();
  expect(screen.queryByText('Latest reviews')).toBeNull();
});

it('shows no reviews in a preview', async () => {
  show(await detail('answernest'), true);
  await settle();
  expect(screen.queryByText('Latest reviews')).toBeNull();
});

it('offers to try again where the reviews could not be loaded, beside what they come to', async () => {
  const body = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 } as const;
  mock.override({ operationId: 'listReviews', reply: { status: 403, body }, times: 1 } as never);
  const { user } = show(await detail('answernest'));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('link', { name: 'All 12 reviews' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('shows what the lessons of a course are, the first part open and the others on demand', async () => {
  const listing = await detail('email-copywriting');
  const { user } = show(listing);
  const part = await screen.findByRole('region', { name: 'Lessons' });
  expect(part).toHaveTextContent('28 lessons in 8 parts, 5 hours');
  const parts = within(part).getAllByRole('button');
  expect(parts.map((button) => button.getAttribute('aria-expanded'))).toEqual([
    'true',
    ...Array.from({ length: 7 }, () => 'false'),
  ]);
  const [first, second] = listing.outline!;
  expect(parts[0]).toHaveAccessibleName(/^Getting started.*4 lessons.*41 min$/);
  expect(within(part).getAllByRole('listitem')).toHaveLength(first!.lessons.length);
  expect(within(part).getByText('Welcome to the course')).toBeVisible();

  parts[1]!.focus();
  await user.keyboard('{Enter}');
  expect(parts[1]).toHaveAttribute('aria-expanded', 'true');
  const { number, title } = second!.lessons[0]!;
  expect(within(part).getByText(title).closest('li')).toHaveTextContent(
    new RegExp(`^${number}.*\\d min$`),
  );
});

it('has no place for lessons where none are known', async () => {
  show(await detail('answernest'));
  show({ ...(await detail('email-copywriting')), outline: null });
  await settle();
  expect(screen.queryByRole('region', { name: 'Lessons' })).toBeNull();
});
