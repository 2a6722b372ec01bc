import { act, render } from '@testing-library/react';
import {
  createBrowserRouter,
  RouterProvider,
  useNavigate,
  type RouteObject,
} from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { useLatestSearch } from '../../../src/routing/useLatestSearch';
import { goBack } from '../../support/goBack';

const set: Record<string, () => void> = {};

/** A part of the page that sets its own parameter of the URL and keeps the others. */
function Part({ name }: { name: string }) {
  const latestRef = useLatestSearch();
  const navigate = useNavigate();
  set[name] = () => {
    const params = new URLSearchParams(latestRef.current);
    params.set(name, 'set');
    latestRef.current = `?${params}`;
    void navigate({ search: latestRef.current });
  };
  return null;
}

const page = (
  <>
    <Part name="step" />
    <Part name="id" />
  </>
);

function open(routes: RouteObject[]) {
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
}

test('two parts of a page that change the URL before it is drawn keep what the other set', async () => {
  history.replaceState(null, '', '/form');
  open([{ path: '*', element: page }]);
  await act(async () => {
    set.step!();
    set.id!();
    await Promise.resolve();
  });
  expect(location.search).toBe('?step=set&id=set');
});

test('a change while Back leads to a page that is still loading is one of the page that is shown', async () => {
  history.replaceState(null, '', '/blog?topic=design');
  history.pushState(null, '', '/form?id=7');
  open([
    { path: '/form', element: page },
    { path: '/blog', lazy: () => new Promise<never>(() => {}) },
  ]);
  await act(goBack);
  await act(async () => {
    set.step!();
    await Promise.resolve();
  });
  expect(location.pathname + location.search).toBe('/form?id=7&step=set');
});
