import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { pages, slug, words } from '../../../src/list/fields';
import { defineListState } from '../../../src/list/listState';
import { useListState } from '../../../src/list/useListState';
import { goBack } from '../../support/goBack';

const state = defineListState<{ q?: string; topic?: string; page?: number; pageSize?: number }>()({
  q: words(),
  topic: slug('topic'),
  page: pages(12),
});

function Filters() {
  const { query, change } = useListState(state);
  return (
    <>
      <button type="button" onClick={() => change({ topic: 'design' })}>
        Design
      </button>
      <button type="button" onClick={() => change({ q: 'fonts' })}>
        Fonts
      </button>
      <p>
        {query.topic ?? 'every topic'}, {query.q ?? 'no words'}
      </p>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '*', element: <Filters /> }]);
  render(<RouterProvider router={router} />);
  return () => router.dispose();
});

test('two changes before the list is drawn again both count', async () => {
  await act(async () => {
    press('Design');
    press('Fonts');
    await Promise.resolve();
  });
  expect(screen.getByText('design, fonts')).toBeInTheDocument();
});

test('a filter works after Back came before the list was drawn with it', async () => {
  // Nothing is drawn until the whole of it has happened.
  await act(async () => {
    press('Design');
    await goBack();
  });
  await act(async () => {
    press('Design');
    await Promise.resolve();
  });
  expect(screen.getByText(/^design/)).toBeInTheDocument();
});
