import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useStillHere } from '../../../src/routing/useStillHere';

let send: () => () => Promise<boolean>;

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

/** What becomes of an answer: `null` while it is not known whether the visitor stays. */
function fateOf(isHere: () => Promise<boolean>) {
  const fate: { stayed: boolean | null } = { stayed: null };
  void isHere().then((stayed) => {
    fate.stayed = stayed;
  });
  return fate;
}

test('who stays is there when the answer comes', async () => {
  setUp();
  expect(await send()()).toBe(true);
});

test('an answer waits for who has followed a link, and the visitor is gone with the page', async () => {
  const { router, arrive } = setUp();
  const isHere = send();
  let navigation: Promise<void>;
  await act(async () => {
    navigation = router.navigate('/blog');
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Checkout');
  const fate = fateOf(isHere);
  await act(async () => {});
  expect(fate.stayed).toBeNull();
  await act(async () => {
    arrive();
    await navigation;
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Blog');
  expect(fate.stayed).toBe(false);
  expect(await isHere()).toBe(false);
});

test('who has called the link off is there again', async () => {
  const { router } = setUp();
  const isHere = send();
  await act(async () => void router.navigate('/blog'));
  const fate = fateOf(isHere);
  await act(() => router.navigate('/'));
  expect(fate.stayed).toBe(true);
});

test('an answer waits for who has chosen another link than the first one', async () => {
  const { router, arrive } = setUp();
  const isHere = send();
  await act(async () => void router.navigate('/blog'));
  const fate = fateOf(isHere);
  await act(async () => void router.navigate('/blog?q=plans'));
  expect(fate.stayed).toBeNull();
  await act(async () => arrive());
  expect(await screen.findByText('Blog')).toBeVisible();
  expect(fate.stayed).toBe(false);
});

test('a change of the query without a step in the history is one of the same page', async () => {
  const { router } = setUp();
  const isHere = send();
  await act(() => router.navigate('/?plan=two', { replace: true }));
  expect(await isHere()).toBe(true);
  await act(() => router.navigate('/?tab=reviews'));
  expect(await isHere()).toBe(false);
});

test('who sends something while another page is on its way wants that more', async () => {
  const { router } = setUp();
  await act(async () => void router.navigate('/blog'));
  const isHere = send();
  expect(await isHere()).toBe(true);
});
