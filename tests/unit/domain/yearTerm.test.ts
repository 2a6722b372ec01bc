import { expect, it } from 'vitest';
import { yearTermOf } from '../../../src/domain/yearTerm';

it('says at a total what it pays for and what follows, where that is a year', () => {
  expect(yearTermOf({ id: 'annual', name: 'Annual' })).toEqual({
    paidFor: 'for one year',
    after: 'Nothing renews by itself.',
  });
  expect(yearTermOf({ id: 'lifetime', name: 'Lifetime deal' })).toBeNull();
  expect(yearTermOf(undefined)).toBeNull();
});
