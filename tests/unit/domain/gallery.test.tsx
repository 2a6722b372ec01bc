import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GalleryPicture } from '../../../src/api/resources/listings';
import { Gallery } from '../../../src/domain/gallery/Gallery';
import { useGallery } from '../../../src/domain/gallery/useGallery';
import { renderWithApp } from '../../support/renderWithApp';

const pictures = ['inbox', 'chart', 'phone'].map((name) => ({
  url: `/${name}.svg`,
  closeUpUrl: name === 'phone' ? null : `/near/${name}.svg`,
  alt: `The ${name}`,
  caption: name === 'phone' ? 'On phones' : null,
  width: 1200,
  height: 720,
}));
function Shown({ of }: { of: readonly GalleryPicture[] }) {
  return <Gallery pictures={of} title="Replywright" state={useGallery(of.length)} />;
}
const large = () => screen.getByRole('img', { name: /^The/ });
const swipe = (from: number, to: number, pointerType = 'touch') => {
  fireEvent.pointerDown(large(), { pointerType, isPrimary: true, clientX: from });
  fireEvent.pointerUp(large(), { pointerType, clientX: to });
};

it('names the small pictures, which a click on the name shows, too', () => {
  render(<Shown of={pictures} />);
  // The picture of a vendor has a number alone.
  expect(screen.getByText('Picture 2')).toBeInTheDocument();
  fireEvent.click(screen.getByText('On phones'));
  const third = screen.getByRole('button', { name: 'Show picture 3 of 3' });
  expect(third).toHaveAttribute('aria-pressed', 'true');
});

it('shows in the strip what can be read at its size', () => {
  const { container } = render(<Shown of={pictures} />);
  const [, ...strip] = [...container.querySelectorAll('img')];
  expect(strip.map((one) => one.getAttribute('src'))).toEqual([
    '/near/inbox.svg',
    '/near/chart.svg',
    // The picture of a vendor is all there is of it.
    '/phone.svg',
  ]);
});

it('turns to the next picture by finger, and from the last to the first', () => {
  render(<Shown of={pictures} />);
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

it('turns nothing for two fingers', () => {
  render(<Shown of={pictures} />);
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(large(), { ...touch, isPrimary: true, clientX: 100 });
  fireEvent.pointerDown(large(), { ...touch, isPrimary: false, clientX: 300 });
  fireEvent.pointerUp(large(), { ...touch, isPrimary: true, clientX: 100 });
  expect(large()).toHaveAccessibleName('The inbox');
});

it('fetches the large picture at once and the small ones when they come into view', () => {
  const { container } = render(<Shown of={pictures} />);
  const loading = [...container.querySelectorAll('img')].map((image) =>
    image.getAttribute('loading'),
  );
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  for (const image of container.querySelectorAll('img')) {
    expect(image.width).toBeGreaterThan(0);
    expect(image.height).toBeGreaterThan(0);
  }
});

it('shows phones what can be read there', () => {
  render(<Shown of={pictures} />);
  expect(large()).toHaveAttribute('src', '/inbox.svg');
  const onPhones = () => large().parentElement?.querySelector('source') ?? null;
  expect(onPhones()).toHaveAttribute('srcset', '/near/inbox.svg');
  // The picture of a vendor is all there is of it.
  swipe(200, 300);
  expect(large()).toHaveAttribute('src', '/phone.svg');
  expect(onPhones()).toBeNull();
});

it('shows a single picture without a row to choose from', () => {
  render(<Shown of={pictures.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Enlarge picture 1 of 1' })).toBeVisible();
});

it('turns the pictures by arrow keys as soon as the large one is open', async () => {
  renderWithApp(<Shown of={pictures} />);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 3' }));
  const status = within(await screen.findByRole('dialog')).getByRole('status');
  expect(status).toHaveTextContent('1 of 3. The inbox');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(status).toHaveTextContent('2 of 3. The chart');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'ArrowLeft' });
  expect(status).toHaveTextContent('1 of 3. The inbox');
  const goBack = { key: 'ArrowLeft', altKey: true };
  expect(fireEvent.keyDown(document.activeElement!, goBack)).toBe(true);
  expect(status).toHaveTextContent('1 of 3. The inbox');
});

it('opens one whole picture at a time, and the next one not zoomed', async () => {
  renderWithApp(<Shown of={pictures} />);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 3' }));
  const opened = await screen.findByRole('dialog');
  const dialog = within(opened);
  const sources = () =>
    [...opened.querySelectorAll('img, source')].map(
      (image) => image.getAttribute('src') ?? image.getAttribute('srcset'),
    );
  expect(sources()).toEqual(['/inbox.svg']);
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(sources()).toEqual(['/chart.svg']);
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom out' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(sources()).toEqual(['/phone.svg']);
  expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

it('turns the large picture by finger until it is zoomed, when a finger moves it about', async () => {
  renderWithApp(<Shown of={pictures} />);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  const swipeLarge = () => {
    const touch = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(dialog.getByRole('img'), { ...touch, clientX: 300 });
    fireEvent.pointerUp(dialog.getByRole('img'), { ...touch, clientX: 200 });
  };
  swipeLarge();
  expect(dialog.getByRole('img')).toHaveAccessibleName('The chart');
  fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  swipeLarge();
  expect(dialog.getByRole('img')).toHaveAccessibleName('The chart');
});
