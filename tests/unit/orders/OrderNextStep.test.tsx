import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '../../../src/api/resources/orders';
import { routes } from '../../../src/app/routes';
import { OrderNextStep } from '../../../src/features/orders/OrderNextStep';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);

const ORDER: Order = {
  id: 'order-1',
  number: 'DWO-1',
  item: { kind: 'software', id: 'replywright', title: 'Replywright', imageUrl: '/one.svg' },
  plan: { id: 'tier-2', title: 'License Tier 2' },
  quantity: 1,
  total: { amountMinor: 1300, currency: 'USD' },
  paymentMethod: null,
  status: 'paid',
  failure: null,
  progress: null,
  createdAt: '2023-03-09T08:00:00Z',
};

const course = { ...ORDER.item, kind: 'course', id: 'git-calmly', title: 'Git, Calmly' } as const;

it.each([
  ['the key of software', {}, 'See the key: Replywright', '/buyerorder?id=order-1'],
  [
    'the lessons of a course',
    { item: course, progress: { isBegun: false, doneCount: 0, lessonCount: 9 } },
    'Open course: Git, Calmly',
    '/studentbookmark?course=git-calmly',
  ],
  [
    'the lessons of a course that was begun',
    { item: course, progress: { isBegun: true, doneCount: 4, lessonCount: 9 } },
    'Resume: Git, Calmly',
    '/studentbookmark?course=git-calmly',
  ],
  [
    'the lessons of a course of which none is done, but a later one was opened',
    { item: course, progress: { isBegun: true, doneCount: 0, lessonCount: 9 } },
    'Resume: Git, Calmly',
    '/studentbookmark?course=git-calmly',
  ],
  [
    'the certificate of a course that is finished',
    { item: course, progress: { isBegun: true, doneCount: 9, lessonCount: 9 } },
    'Certificate: Git, Calmly',
    '/studentbookmark?certificate=git-calmly',
  ],
  [
    'another try where nothing was paid',
    { status: 'failed' },
    'Try again: Replywright',
    '/checkout?id=replywright&plan=tier-2',
  ],
  [
    'the order where the money is on its way back',
    { item: course, status: 'refund-requested' },
    'See the order: DWO-1',
    '/buyerorder?id=order-1',
  ],
  [
    'the order where the money is back',
    { status: 'refunded' },
    'See the order: DWO-1',
    '/buyerorder?id=order-1',
  ],
] as const)('leads to %s', (_, change, name, href) => {
  renderWithApp(<OrderNextStep order={{ ...ORDER, ...change }} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('saves a template', () => {
  const item = { ...ORDER.item, kind: 'template', title: 'Northlight Landing' } as const;
  renderWithApp(<OrderNextStep order={{ ...ORDER, item, plan: null }} />);
  expect(screen.getByRole('button', { name: 'Download Northlight Landing' })).toBeVisible();
});
