import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useStillHere } from '../../../src/routing/useStillHere';

let send: () => () => boolean;

function Checkout() {
  send = useStillHere();
  return <h1>Checkout</h1>;
}

/** A page that sends, and another whose code comes when `arrive` is called. */
function setUp() {
  let arrive = () => {};
  const code = new Promise<{ Component: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ Component: () => <h1>Blog</h1> });
  });
  const router = createMemoryRouter([
    { path: '/', element: <Checkout /> },
    { path: '/blog', lazy: () => code },
  ]);
  render(<RouterProvider router={router} />);
  return { router, arrive: () => arrive() };
}

test('who stays is there when the answer comes', () => {
  setUp();
  expect(send()()).toBe(true);
});

test('who has followed a link is gone before the code of its page has come', async () => {
  const { router, arrive } = setUp();
  const isHere = send();
  let navigation: Promise<void>;
  await act(async () => {
    navigation = router.navigate('/blog');
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Checkout');
  expect(isHere()).toBe(false);
  await act(async () => {
    arrive();
    await navigation;
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Blog');
  expect(isHere()).toBe(false);
});

test('who has called the link off is there again', async () => {
  const { router } = setUp();
  const isHere = send();
  await act(async () => void router.navigate('/blog'));
  expect(isHere()).toBe(false);
  await act(() => router.navigate('/'));
  expect(isHere()).toBe(true);
});

test('who sends something while another page is on its way wants that more', async () => {
  const { router } = setUp();
  await act(async () => void router.navigate('/blog'));
  const isHere = send();
  expect(isHere()).toBe(true);
  await act(async () => void router.navigate('/blog'));
  expect(isHere()).toBe(false);
});
