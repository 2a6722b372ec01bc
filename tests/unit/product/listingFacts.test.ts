import { expect, it } from 'vitest';
import { namesOf } from '../../../src/features/product/listingFacts';

it('calls what it does not know as the server does', () => {
  expect(
    namesOf([
      { id: 'browser', name: 'Browser-based' },
      { id: 'visionos', name: 'visionOS' },
    ] as { name: string }[]),
  ).toEqual(['Browser-based', 'visionOS']);
});
