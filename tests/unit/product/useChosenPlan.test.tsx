import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { ListingDetail } from '../../../src/api/resources/listings';
import { useChosenPlan } from '../../../src/features/product/useChosenPlan';
import { useProductUrl } from '../../../src/features/product/useProductUrl';
import { RouterLink } from '../../../src/ui/RouterLink';
import { useMockServer } from '../../support/mockServer';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

function Offer({ listing }: { listing: ListingDetail }) {
  const { plan, choose } = useChosenPlan(listing);
  const { hrefFor } = useProductUrl();
  return (
    <>
      <button type="button" onClick={() => choose(listing.plans[1]!)}>
        Choose
      </button>
      <RouterLink to={hrefFor({ more: 'compare' })}>Compare</RouterLink>
      <output>{plan?.title}</output>
    </>
  );
}

test('a click right after the choice of a plan follows with that plan', async () => {
  const listing = await mock.call('getListing', 200, { params: { listingId: 'docsage' } });
  history.replaceState(null, '', '/productdetails?id=docsage');
  const router = createBrowserRouter([{ path: '*', element: <Offer listing={listing} /> }]);
  render(<RouterProvider router={router} />);
  // Within one act nothing is drawn in between, unless it is drawn at once.
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('link'));
    await Promise.resolve();
  });
  expect(location.search).toBe(`?id=docsage&plan=${listing.plans[1]!.id}&more=compare`);
  expect(screen.getByRole('status')).toHaveTextContent(listing.plans[1]!.title);
  router.dispose();
});
