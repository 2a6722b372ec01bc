import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import type { OwnedProduct } from '../../../src/api/resources/products';
import { OwnedProductCard } from '../../../src/features/library/OwnedProductCard';
import { ProductState } from '../../../src/features/library/ProductState';
import { registerRoutes } from '../../../src/routing/routeTable';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);

const BOUGHT: OwnedProduct = {
  id: 'order-037344',
  kind: 'template',
  itemId: 'northlight-landing',
  title: 'Northlight Landing',
  imageUrl: '/northlight.svg',
  planTitle: null,
  quantity: 1,
  orderId: 'order-037344',
  licenseKeys: [],
  isRefundRequested: false,
  progress: null,
  createdAt: '2023-03-01T12:00:00Z',
};

it('offers a template that was bought to be saved', () => {
  renderWithApp(<ProductState product={BOUGHT} />);
  expect(screen.getByRole('button', { name: 'Download Northlight Landing' })).toBeVisible();
});

it('says what its order says where the money was asked back', () => {
  const product = { ...BOUGHT, kind: 'software', isRefundRequested: true } as const;
  renderWithApp(<ProductState product={product} />);
  expect(screen.getByText('Refund requested')).toBeVisible();
  expect(screen.queryByText('License key is ready')).toBeNull();
  expect(screen.getByRole('link', { name: /^See the order/ })).toBeVisible();
});

it.each([
  [0, false, 'Not started yet', '0%'],
  [0, true, '0 of 44 lessons done', '0%'],
  [33, true, '33 of 44 lessons done', '75%'],
  [44, true, 'Finished', '100%'],
])(
  'shows how far a course with %i of 44 lessons done is (begun: %s)',
  (doneCount, isBegun, words, width) => {
    const progress = { isBegun, doneCount, lessonCount: 44 };
    const course = { ...BOUGHT, kind: 'course', progress } as const;
    const { container } = renderWithApp(<ProductState product={course} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(container.querySelector<HTMLElement>('[aria-hidden] > [style]')!.style.width).toBe(
      width,
    );
  },
);

it.each([3, 10])('says so of a course with %i of ten lessons done too', (doneCount) => {
  const progress = { isBegun: true, doneCount, lessonCount: 10 };
  const course = { ...BOUGHT, kind: 'course', isRefundRequested: true, progress } as const;
  renderWithApp(<ProductState product={course} />);
  expect(screen.getByText('Refund requested')).toBeVisible();
  expect(screen.queryByText(/lessons done|Finished/)).toBeNull();
});

it('puts no dot where the date begins a line of its own', () => {
  const product = { ...BOUGHT, planTitle: 'License Tier 1', quantity: 2 };
  renderWithApp(<OwnedProductCard product={product} priority={false} />);
  expect(screen.getByText('Bought on March 1, 2023')).toBeVisible();
  expect(screen.getByText(/^License Tier 1/)).toHaveTextContent(
    /^License Tier 1 · 2 licensesBought on/,
  );
});
