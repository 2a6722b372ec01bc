import { expect, it } from 'vitest';
import { namesOf } from '../../../src/features/product/listingFacts';

it('calls what it does not know as the server does', () => {
  const systems = [
    { id: 'browser', name: 'Browser-based' },
    { id: 'visionos', name: 'visionOS' },
  ];
  expect(namesOf(systems)).toEqual(['Browser-based', 'visionOS']);
});
