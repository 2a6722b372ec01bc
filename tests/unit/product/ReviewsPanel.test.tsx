import { act, screen, within } from '@testing-library/react';
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
