import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gallery } from '../../../src/features/product/gallery/Gallery';

const pictures = ['inbox', 'chart', 'phone'].map((name) => ({
  url: `/${name}.svg`,
  alt: `The ${name}`,
  width: 1200,
  height: 720,
}));
const large = () => screen.getByRole('img', { name: /^The/ });
const swipe = (from: number, to: number, pointerType = 'touch') => {
  fireEvent.pointerDown(large(), { pointerType, clientX: from });
  fireEvent.pointerUp(large(), { pointerType, clientX: to });
};

it('turns to the next picture by finger, and from the last to the first', () => {
  render(<Gallery pictures={pictures} title="Replywright" />);
  expect(large()).toHaveAccessibleName('The inbox');
  swipe(300, 200);
  expect(large()).toHaveAccessibleName('The chart');
  swipe(300, 280);
  expect(large()).toHaveAccessibleName('The chart');
  swipe(300, 100, 'mouse');
  expect(large()).toHaveAccessibleName('The chart');
  swipe(300, 200);
  swipe(300, 200);
  expect(large()).toHaveAccessibleName('The inbox');
  swipe(200, 300);
  expect(large()).toHaveAccessibleName('The phone');
});

it('fetches the large picture at once and the small ones when they come into view', () => {
  const { container } = render(<Gallery pictures={pictures} title="Replywright" />);
  const loading = [...container.querySelectorAll('img')].map((image) =>
    image.getAttribute('loading'),
  );
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  for (const image of container.querySelectorAll('img')) {
    expect(image.width).toBeGreaterThan(0);
    expect(image.height).toBeGreaterThan(0);
  }
});

it('shows a single picture without a row to choose from', () => {
  render(<Gallery pictures={pictures.slice(0, 1)} title="Replywright" />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Enlarge picture 1 of 1' })).toBeVisible();
});
