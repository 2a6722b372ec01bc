import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { useBookmarks } from '../../../src/api/resources/bookmarks';
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

it('offers a template of the wishlist, too', async () => {
  await mock.signIn('someone-new@example.com');
  await mock.call('addTemplateBookmark', 200, { params: { templateId: 'gauge-admin' } });
  renderWithApp(<CheckoutPage />, { at: '/checkout' });
  const saved = await screen.findByRole('region', { name: 'On your wishlist' });
  expect(await within(saved).findByRole('link', { name: 'Buy Now: Gauge Admin' })).toHaveAttribute(
    'href',
    '/checkout?template=gauge-admin',
  );
  expect(within(saved).getByRole('link', { name: 'Gauge Admin' })).toHaveAttribute(
    'href',
    '/tempalte?id=gauge-admin',
  );
});

it('offers what was saved long ago where nothing newer can be bought', async () => {
  await mock.signIn('someone-new@example.com');
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: 40 },
  });
  const newer = items.filter(({ id }) => id !== 'duskplan').slice(0, 21);
  for (const { id: listingId } of [...newer, { id: 'duskplan' }].reverse()) {
    await mock.call('addBookmark', 200, { params: { listingId } });
    mock.setNow(new Date(Date.parse(SEED_NOW) + 60_000));
  }
  const { listings } = await mock.backend.store.open('listings');
  newer.forEach(({ id }) => listings.put({ ...listings.get(id)!, withdrawnAt: SEED_NOW }));
  await mock.backend.store.save();
  renderWithApp(<CheckoutPage />, { at: '/checkout' });
  expect(await screen.findByRole('link', { name: 'Buy Now: Duskplan' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Buy Now/ })).toHaveLength(1);
});

/** The number in the header. */
const Count = () => <p>Saved: {useBookmarks(true).data?.listingIds.length}</p>;

it('holds as many places as will be filled where the header knows of them', async () => {
  await mock.signIn('someone-new@example.com');
  await mock.call('addBookmark', 200, { params: { listingId: 'duskplan' } });
  const { goTo } = renderWithApp(<CheckoutPage />, {
    at: '/',
    others: [{ path: '/', Component: Count }],
  });
  await screen.findByText('Saved: 1');
  const answer = mock.hold('listBookmarks');
  await act(() => goTo('/checkout'));
  const saved = screen.getByRole('region', { name: 'On your wishlist' });
  expect(saved.querySelectorAll('[aria-hidden] > li')).toHaveLength(1);
  answer();
  expect(await within(saved).findByRole('link', { name: 'Buy Now: Duskplan' })).toBeVisible();
  expect(saved.querySelector('[aria-hidden] > li')).toBeNull();
});

it('says where what is saved could not be read', async () => {
  await mock.signIn('someone-new@example.com');
  await mock.call('addBookmark', 200, { params: { listingId: 'duskplan' } });
  const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 } as const;
  mock.override({ operationId: 'listBookmarks', times: 2, reply: { status: 403, body: refusal } });
  const { user } = renderWithApp(<CheckoutPage />, { at: '/checkout' });
  const saved = await screen.findByRole('region', { name: 'On your wishlist' });
  await user.click(await within(saved).findByRole('button', { name: 'Retry' }));
  expect(await within(saved).findByRole('link', { name: 'Buy Now: Duskplan' })).toBeVisible();
});

it('offers the best deals where nothing is saved, and no heading that would go before that is known', async () => {
  await mock.signIn('someone-new@example.com');
  const answer = mock.hold('listBookmarks');
  renderWithApp(<CheckoutPage />, { at: '/checkout' });
  const notice = await screen.findByRole('region', { name: 'You have not chosen anything yet' });
  expect(within(notice).getByRole('link', { name: 'Browse software' })).toBeVisible();
  expect(screen.getAllByRole('region')).toEqual([notice]);
  answer();
  const offers = await screen.findByRole('region', { name: 'Best offers' });
  expect(await within(offers).findAllByRole('link', { name: /^Buy Now: / })).toHaveLength(4);
  expect(screen.queryByRole('region', { name: 'On your wishlist' })).toBeNull();
});
