import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutPage } from '../../../src/features/checkout/CheckoutPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

it('offers what is on the wishlist where nothing was chosen to be bought', async () => {
  await mock.signIn('someone-new@example.com');
  await mock.call('addBookmark', 200, { params: { listingId: 'duskplan' } });
  renderWithApp(<CheckoutPage />, { at: '/checkout' });
  const saved = await screen.findByRole('region', { name: 'On your wishlist' });
  expect(await within(saved).findByRole('link', { name: 'Buy Now: Duskplan' })).toHaveAttribute(
    'href',
    '/checkout?id=duskplan',
  );
  expect(within(saved).getAllByRole('listitem')).toHaveLength(1);
});

it('holds the places of what is on the wishlist until that is known, and says where it failed', async () => {
  await mock.signIn('someone-new@example.com');
  await mock.call('addBookmark', 200, { params: { listingId: 'duskplan' } });
  const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 } as const;
  mock.override({ operationId: 'listBookmarks', times: 1, reply: { status: 403, body: refusal } });
  const { user } = renderWithApp(<CheckoutPage />, { at: '/checkout' });
  const saved = screen.getByRole('region', { name: 'On your wishlist' });
  expect(saved.querySelectorAll('[aria-hidden] > li').length).toBeGreaterThan(0);
  await user.click(await within(saved).findByRole('button', { name: 'Retry' }));
  expect(await within(saved).findByRole('link', { name: 'Buy Now: Duskplan' })).toBeVisible();
  expect(saved.querySelector('[aria-hidden] > li')).toBeNull();
});

it('offers nothing where nothing is saved', async () => {
  await mock.signIn('someone-new@example.com');
  renderWithApp(<CheckoutPage />, { at: '/checkout' });
  await screen.findByRole('heading', { name: 'You have not chosen anything yet' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'On your wishlist' })).toBeNull(),
  );
});
