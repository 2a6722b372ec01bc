import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListTitle } from '../../../src/list/useListTitle';
import { SITE_NAME } from '../../../src/site';

it('says in the title of the page what is searched for, and which page of it is shown', () => {
  const { rerender } = renderHook(({ q, page }) => useListTitle('Software', { q, page }), {
    initialProps: { q: '', page: 1 },
  });
  expect(document.title).toBe(`Software · ${SITE_NAME}`);
  rerender({ q: 'mail', page: 1 });
  expect(document.title).toBe(`mail - Software · ${SITE_NAME}`);
  rerender({ q: 'mail', page: 3 });
  expect(document.title).toBe(`mail - Software, page 3 · ${SITE_NAME}`);
});
