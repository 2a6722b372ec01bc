import { expect, test } from 'vitest';
import { routes } from '../../../src/app/routes';
import {
  listingFormPath,
  readListingFormUrl,
} from '../../../src/features/vendor/form/listingFormUrl';
import { registerRoutes } from '../../../src/routing/routeTable';

registerRoutes(routes);

test('what is written is read as the same', () => {
  const url = { id: 'vendor-listing-000015', part: 'In detail' } as const;
  expect(listingFormPath(url)).toBe('/addproduct?id=vendor-listing-000015&step=6');
  expect(readListingFormUrl('?id=vendor-listing-000015&step=6')).toEqual(url);
  expect(listingFormPath({ id: undefined, part: 'Your tool' })).toBe('/addproduct');
});

test.each(['0', '7', '1e0', '0x2', '2.0', '-1', 'two', 'length'])(
  'step %s opens the first part, and the draft stays',
  (step) => {
    expect(readListingFormUrl(`?step=${step}&id=vendor-listing-000015`)).toEqual({
      id: 'vendor-listing-000015',
      part: 'Your tool',
    });
  },
);

test('takes the first step that makes sense, and knows an id that can be none', () => {
  expect(readListingFormUrl('?step=9&step=3').part).toBe('How it looks');
  expect(readListingFormUrl('?id=Not%20an%20id').id).toBeNull();
  expect(readListingFormUrl('?id=&step=').id).toBeUndefined();
});
