import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { titlePage, usePageTitle } from '../../../src/routing/pageTitle';
import { SITE_NAME } from '../../../src/site';

it('gives way to the title of the route where the record is not known, or is left', () => {
  titlePage('Product details');
  const show = (title: string | undefined) => renderHook(usePageTitle, { initialProps: title });
  const { rerender, unmount } = show('Replywright');
  expect(document.title).toBe(`Replywright · ${SITE_NAME}`);
  rerender(undefined);
  expect(document.title).toBe(`Product details · ${SITE_NAME}`);
  rerender('Docsage');
  expect(document.title).toBe(`Docsage · ${SITE_NAME}`);
  unmount();
  expect(document.title).toBe(`Product details · ${SITE_NAME}`);
});
