import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { ComparisonTable } from '../../../src/features/product/more/ComparisonTable';
import { ProductAbout } from '../../../src/features/product/panel/ProductAbout';
import { ProductOffer } from '../../../src/features/product/panel/ProductOffer';
import { ReviewItem } from '../../../src/features/product/reviews/ReviewItem';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

const sample = { params: { listingId: 'sample' } };

it('says of the sample product what the specification has, and no more', async () => {
  const listing = await mock.call('getListing', 200, sample);
  renderWithApp(
    <>
      <ProductAbout listing={listing} />
      <ProductOffer listing={{ ...listing, endsAt: null }} />
    </>,
  );
  expect(screen.getByText(/^Limited-time special pricing starting at/)).toHaveTextContent(
    /^Limited-time special pricing starting at \$\d+( lifetime)?$/,
  );
  // Its discussions are no questions: they have no page to go to.
  expect(screen.getByText(/· 110 discussions$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '110 discussions' })).toBeNull();
  expect(screen.getByRole('link', { name: '13 Reviews' })).toBeVisible();
  // Of several plans, it is the first that is bought here until another is chosen.
  expect(
    screen.getByRole('radio', { name: 'License Tier 1 $13 2,000 requests per month' }),
  ).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Buy Now: License Tier 1' })).toBeVisible();
});

it('offers what is sold in one way without a choice', async () => {
  const listing = await mock.call('getListing', 200, sample);
  renderWithApp(
    <ProductOffer listing={{ ...listing, endsAt: null, plans: listing.plans.slice(0, 1) }} />,
  );
  expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeEnabled();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('License Tier 1')).toBeVisible();
  // One price starts at nothing but itself.
  expect(screen.queryByText(/^Limited-time special pricing/)).toBeNull();
});

it('sells the plan that is chosen, at its price', async () => {
  const listing = await mock.call('getListing', 200, sample);
  renderWithApp(<ProductOffer listing={listing} />);
  fireEvent.click(screen.getByRole('radio', { name: /^License Tier 2 \$35 / }));
  expect(await screen.findByRole('button', { name: 'Buy Now: License Tier 2' })).toBeEnabled();
  expect(screen.getByText('instead of').parentElement).toHaveTextContent('$96');
  // What it starts at is no matter of the choice.
  expect(screen.getByText('Limited-time special pricing starting at $13')).toBeVisible();
});

it('shows the date of a review, its time only on demand', async () => {
  const { items } = await mock.call('listReviews', 200, sample);
  const review = { ...items[0]!, createdAt: '2026-10-12T02:26:00Z' };
  renderWithApp(
    <ReviewItem
      listing={await mock.call('getListing', 200, sample)}
      review={review}
      isNew={false}
    />,
  );
  expect(screen.getByText('Oct 12, 2026')).toHaveAttribute('title', 'Oct 12, 2026, 2:26 AM');
});

it('names the price in the head of each product that is compared', async () => {
  const listing = await mock.call('getListing', 200, sample);
  const price = { amountMinor: 12300, currency: 'USD' };
  renderWithApp(
    <ComparisonTable
      listings={[listing, { ...listing, id: 'other', title: 'Other', price }]}
      isSuggested
      onlyDifferences={false}
      onRemove={() => undefined}
    />,
  );
  expect(screen.getByRole('columnheader', { name: /Other.*\$123.*Buy Now/ })).toBeVisible();
});

it('says of a course who teaches it, its level, its length and its language', async () => {
  const listing = await mock.call('getListing', 200, {
    params: { listingId: 'no-code-automation' },
  });
  renderWithApp(<ProductAbout listing={listing} />);
  expect(screen.getByText(listing.course!.instructor.name)).toBeVisible();
  expect(screen.getByText('Diploma')).toBeVisible();
  for (const fact of ['16 hours', '52 lessons', 'Help in English'])
    expect(screen.getByText(fact)).toBeVisible();
});

it('says once that an offer is for a limited time: by its date where it has one', async () => {
  const listing = await mock.call('getListing', 200, sample);
  renderWithApp(<ProductOffer listing={{ ...listing, endsAt: '2027-01-18T00:00:00Z' }} />);
  expect(screen.getByText(/^Deal ends on/)).toBeVisible();
  expect(screen.queryByText(/^Limited-time special pricing/)).toBeNull();
});
