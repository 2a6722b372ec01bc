import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useLanding } from '../../../src/features/product/useLanding';
import { useLateScroll } from '../../../src/routing/lateScroll';

let showTabs: () => void;

function Tabs() {
  const tab = useSearchParams()[0].get('tab') ?? 'overview';
  useLanding('more', tab, true);
  return (
    <div id="more">
      <button role="tab" aria-selected>
        {tab}
      </button>
    </div>
  );
}

/** A product whose tabs come with its data. */
function Product() {
  const [isThere, setThere] = useState(false);
  showTabs = () => setThere(true);
  return isThere ? <Tabs /> : null;
}

function Frame() {
  useLateScroll();
  return <Outlet />;
}

test('a link to a tab is followed where the page before was still scrolling, and Back is not', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = vi.fn();
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/product', element: <Product /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/product?tab=plans'));
  // Browsers tell of scrolling a frame later, when another page may be open.
  window.dispatchEvent(new Event('scroll'));
  act(() => showTabs());
  expect(screen.getByRole('tab', { name: 'plans' })).toHaveFocus();

  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  act(() => showTabs());
  expect(screen.getByRole('tab', { name: 'plans' })).not.toHaveFocus();
  scrollTo.mockRestore();
});
