import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useEmptiedPage } from '../../../src/list/useEmptiedPage';
import { lateRoute } from '../../support/lateRoute';
import { renderWithApp } from '../../support/renderWithApp';

/** The second page of a list, with one item. */
function List() {
  const [items, setItems] = useState(['The last one']);
  const page = { number: 2, totalPages: items.length === 0 ? 1 : 2 };
  useEmptiedPage({ items, page }, (number) => `/?page=${number}`);
  return <button onClick={() => setItems([])}>Delete</button>;
}

test('a page that has lost its last item keeps nobody who waits for the code of another one', async () => {
  const blog = lateRoute('/blog', 'What we write');
  const { user, goTo, where } = renderWithApp(<List />, { at: '/?page=2', others: [blog.route] });
  await act(async () => void goTo('/blog'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(where()).toBe('/?page=2');
  await blog.bring();
  expect(await screen.findByText('What we write')).toBeVisible();
});

test('it leads to the page before it once the other one was called off', async () => {
  const blog = lateRoute('/blog', 'What we write');
  const { user, goTo, where } = renderWithApp(<List />, { at: '/?page=2', others: [blog.route] });
  await act(async () => void goTo('/blog'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await act(() => goTo('/?page=2#here'));
  expect(where()).toBe('/?page=1');
});
