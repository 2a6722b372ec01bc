import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Notification } from '../../../src/api/resources/notifications';
import { routes } from '../../../src/app/routes';
import { NoticeList } from '../../../src/domain/NoticeList';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);

const ENDS: Notification = {
  id: 'notification-000001',
  title: 'The deal for Docsage ends soon',
  body: 'It is on your wishlist.',
  read: true,
  listingId: 'docsage',
  action: 'see-deal',
  deal: {
    price: { amountMinor: 2900, currency: 'USD' },
    oldPrice: { amountMinor: 9900, currency: 'USD' },
    planType: { id: 'annual', name: 'Annual' },
    endsAt: '2023-03-15T12:00:00Z',
  },
  createdAt: '2023-03-09T08:00:00Z',
};

const linksOf = (notice: Notification) => {
  const { unmount } = renderWithApp(<NoticeList notices={[notice]} />);
  const links = screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  unmount();
  return links;
};

it('names both prices of a deal with their period, and leads there once', () => {
  renderWithApp(<NoticeList notices={[ENDS]} />);
  expect(screen.getByText(/\$29\/year instead of \$99\/year until March 15, 2023\./)).toBeVisible();
  expect(screen.getByRole('link')).toHaveTextContent('See the deal');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/productdetails?id=docsage');
});

it('says how long ago it was, and of what is older than a year the date', () => {
  const recent = new Date(Date.now() - 73 * 60 * 60 * 1000).toISOString();
  const old = { ...ENDS, id: 'notification-000002', createdAt: '2020-03-09T12:00:00Z' };
  renderWithApp(<NoticeList notices={[{ ...ENDS, createdAt: recent }, old]} />);
  expect(screen.getByText('3 days ago')).toBeVisible();
  expect(screen.getByText('March 9, 2020')).toBeVisible();
});

it('offers no deal that is over, and the product still', () => {
  expect(linksOf({ ...ENDS, deal: null })).toEqual([[ENDS.title, '/productdetails?id=docsage']]);
});

it.each(['see-deal', 'start-course', 'see-certificate', 'see-answer'] as const)(
  'offers no %s without a product',
  (action) => {
    expect(linksOf({ ...ENDS, action, listingId: null })).toEqual([]);
  },
);

it('shows a notice whose next step it does not know, and its product', () => {
  const action = 'see-something-new' as 'see-deal';
  expect(linksOf({ ...ENDS, action, deal: null })).toEqual([
    [ENDS.title, '/productdetails?id=docsage'],
  ]);
});

it('leads from a finished course to its certificate, and to its page', () => {
  const links = linksOf({ ...ENDS, action: 'see-certificate', deal: null });
  expect(links).toEqual([
    [ENDS.title, '/productdetails?id=docsage'],
    [`See the certificate: ${ENDS.title}`, '/studentbookmark?certificate=docsage'],
  ]);
});

it('leads from a reply to the questions about the product, and to its page', () => {
  const links = linksOf({ ...ENDS, action: 'see-answer', deal: null });
  expect(links).toEqual([
    [ENDS.title, '/productdetails?id=docsage'],
    [`See the reply: ${ENDS.title}`, '/productdetails?id=docsage&tab=questions'],
  ]);
});
