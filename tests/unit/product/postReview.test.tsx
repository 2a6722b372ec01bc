import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useOwnReview } from '../../../src/api/resources/reviews';
import { useSession } from '../../../src/api/resources/session';
import { routes } from '../../../src/app/routes';
import { ReviewsPanel } from '../../../src/features/product/reviews/ReviewsPanel';
import { dropAllDrafts } from '../../../src/forms/drafts';
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
afterEach(() => {
  act(() => clearToasts());
  dropAllDrafts();
});

const LISTING = { params: { listingId: 'duskplan' } };
const WORDS = 'A calm planner that I keep coming back to.';

/** Waits until it is known who is signed in, and that they have no review yet. */
function Ready({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return useOwnReview(LISTING.params.listingId, Boolean(user)).data ? children : null;
}

/** Fills in the form, and gives what sends it. */
async function fill() {
  await mock.signIn();
  const listing = await mock.call('getListing', 200, LISTING);
  const { user } = renderWithApp(
    <Ready>
      <ReviewsPanel listing={listing} />
      <Toasts />
    </Ready>,
    { at: '/productdetails?id=duskplan&tab=reviews' },
  );
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), WORDS);
  fireEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
  return async () => user.click(await screen.findByRole('button', { name: 'Post review' }));
}

it('takes a review that is sent again after its answer got lost as posted', async () => {
  const post = await fill();
  mock.override({ operationId: 'createReview', loseAnswer: true, times: 1 });
  await post();
  expect(await screen.findByText('We could not reach the server')).toBeVisible();
  await post();
  expect(await screen.findByText('Thank you: your review was posted.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent(WORDS);
});

it('shows the review that was posted elsewhere meanwhile, and keeps what was typed', async () => {
  const post = await fill();
  const elsewhere = 'It does what it says, and nothing else.';
  await mock.call('createReview', 201, { ...LISTING, body: { stars: 5, message: elsewhere } });
  await post();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your review' })).toHaveTextContent(elsewhere),
  );
  expect(screen.getByText('You have reviewed this listing already')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue(WORDS);
});
