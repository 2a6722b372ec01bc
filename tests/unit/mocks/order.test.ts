import { expect, test } from 'vitest';
import { compareText } from '../../../mocks/rules/order';

test('titles sort as in English: case and accents only break ties, numbers count by value', () => {
  const sorted = ['Zebra', 'Tier 2', 'éclair', 'Tier 10', 'apple', 'Eclair Pro'];
  expect(sorted.toSorted(compareText)).toEqual([
    'apple',
    'éclair',
    'Eclair Pro',
    'Tier 2',
    'Tier 10',
    'Zebra',
  ]);
});
