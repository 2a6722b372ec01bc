import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useProductUrl } from '../../../src/features/product/useProductUrl';
import { goBack } from '../../support/goBack';

function Tabs() {
  const { url, go } = useProductUrl();
  return (
    <button type="button" onClick={() => go({ tab: 'plans' })}>
      Plans, now {url.tab}
    </button>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '*', element: <Tabs /> }]);
  render(<RouterProvider router={router} />);
  return () => router.dispose();
});

test('a tab opens after Back came before the page was drawn with it', async () => {
  const plans = screen.getByRole('button');
  // Nothing is drawn until the whole of it has happened.
  await act(async () => {
    fireEvent.click(plans);
    await goBack();
  });
  expect(plans).toHaveTextContent('now overview');

  await act(async () => {
    fireEvent.click(plans);
    await Promise.resolve();
  });
  expect(plans).toHaveTextContent('now plans');
});

test('a double click on a tab makes one step', async () => {
  const plans = screen.getByRole('button');
  await act(async () => {
    fireEvent.click(plans);
    fireEvent.click(plans);
    await Promise.resolve();
  });
  expect(plans).toHaveTextContent('now plans');
  await act(goBack);
  expect(plans).toHaveTextContent('now overview');
});
