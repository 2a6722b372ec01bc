import { screen, within } from '@testing-library/react';
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
  expect(within(saved).getAllByRole('listitem')).toHaveLength(1);
  expect(within(saved).getByRole('link', { name: 'Buy Now: Duskplan' })).toHaveAttribute(
    'href',
    '/checkout?id=duskplan',
  );
});

it('offers nothing where nothing is saved', async () => {
  await mock.signIn('someone-new@example.com');
  renderWithApp(<CheckoutPage />, { at: '/checkout' });
  await screen.findByRole('heading', { name: 'You have not chosen anything yet' });
  expect(screen.queryByRole('region', { name: 'On your wishlist' })).toBeNull();
});
