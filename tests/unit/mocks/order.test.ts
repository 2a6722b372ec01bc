import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText, firstInOrder, ordered } from '../../../mocks/rules/order';

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

test('the first in an order are those that putting all in order would give', () => {
  const records = fc.uniqueArray(fc.record({ id: fc.string(), size: fc.nat(20) }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 120,
  });
  const bySize = ordered<{ id: string; size: number }>((a, b) => a.size - b.size);
  fc.assert(
    fc.property(records, fc.integer({ min: 1, max: 30 }), (all, count) => {
      expect(firstInOrder(all, bySize, count)).toEqual(all.toSorted(bySize).slice(0, count));
    }),
  );
});
