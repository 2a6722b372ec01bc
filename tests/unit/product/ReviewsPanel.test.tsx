import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ReviewsPanel } from '../../../src/features/product/reviews/ReviewsPanel';
import { registerRoutes } from '../../../src/routing/routeTable';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
// What jsdom can't do without a layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => act(() => clearToasts()));

/** Opens the tab of a listing. */
async function open(listingId: string) {
  const listing = await mock.call('getListing', 200, { params: { listingId } });
  return renderWithApp(
    <>
      <ReviewsPanel listing={listing} />
      <Toasts />
    </>,
    { at: `/productdetails?id=${listingId}&tab=reviews` },
  );
}

const reviewOf = (name: string) => screen.findByRole('article', { name: `Review by ${name}` });

it('says which plan a reviewer has bought, and nothing of it where that is not known', async () => {
  await open('mockmint');
  expect(await reviewOf('Priya Raman')).toHaveTextContent('Verified purchase · License Tier 2');
  expect(within(await reviewOf('Dimitris Pappas')).queryByText(/Verified purchase/)).toBeNull();
});

it('shows what the vendor has answered to a review', async () => {
  await open('replywright');
  const review = await reviewOf('Elena Popescu');
  const reply = within(review).getByRole('article', {
    name: 'Reply by Ines Halloran, Letterbox Seven',
  });
  expect(reply).toHaveTextContent('Vendor');
  expect(reply).toHaveTextContent('Three weeks without a fix is too long');
  expect(within(await reviewOf('Ewa Nowak')).queryByRole('article')).toBeNull();
});

const helpful = async (name: string) =>
  within(await reviewOf(name)).findByRole('button', { name: /^Helpful .* vote for this review/ });

it('counts a vote for a review at once, and takes it back', async () => {
  await mock.signIn();
  const { user } = await open('replywright');
  const button = await helpful('Elena Popescu');
  const before = Number(/\d+/.exec(button.textContent)![0]);
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent(`Helpful ${before + 1}`));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent(`Helpful ${before}`));
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('undoes a vote that could not be saved, and says so', async () => {
  await mock.signIn();
  const { user } = await open('replywright');
  const button = await helpful('Elena Popescu');
  const before = button.textContent;
  mock.override({ operationId: 'voteForReview', dropConnection: true });
  await user.click(button);
  expect(await screen.findByText('Your vote could not be saved.')).toBeVisible();
  expect(button).toHaveTextContent(before);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('offers no vote for your own review', async () => {
  await mock.signIn();
  const params = { listingId: 'replywright' };
  const body = { stars: 4, message: 'It answers, and I drink my coffee.' };
  await mock.call('createReview', 201, { params, body });
  await open('replywright');
  await helpful('Elena Popescu');
  await waitFor(async () =>
    expect(within(await reviewOf('Maya Lindqvist')).queryByRole('button')).toBeNull(),
  );
});

const hint = /^You sign in when you post/;

it('tells visitors at the form that they sign in to post', async () => {
  await open('replywright');
  expect(await screen.findByText(hint)).toBeVisible();
});

it('tells members nothing of it', async () => {
  await mock.signIn();
  await open('replywright');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Post review' })).toBeVisible());
  expect(screen.queryByText(hint)).toBeNull();
});

it('leads to the first field of the form', async () => {
  const { user } = await open('replywright');
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  expect(screen.getByRole('form', { name: 'Leave a Comment' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});
