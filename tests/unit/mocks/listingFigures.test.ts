import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountPercentOf,
  ratingOf,
  statusOf,
  stockStatusOf,
} from '../../../mocks/rules/listingFigures';
import { hasWord, wordLine, wordsOf } from '../../../mocks/search/words';

describe('ratingOf', () => {
  test.each([
    [[0, 0, 0, 0, 0], { average: 0, count: 0 }],
    [[0, 1, 1, 3, 8], { average: 4.4, count: 13 }],
    [[1, 0, 0, 0, 1], { average: 3, count: 2 }],
    [[0, 0, 0, 1, 3], { average: 4.8, count: 4 }],
  ])('of %j', (starCounts, rating) => {
    expect(ratingOf(starCounts)).toEqual(rating);
  });

  test('is between one and five with one decimal', () => {
    const counts = fc.array(fc.nat({ max: 10_000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(counts, (starCounts) => {
        const { average, count } = ratingOf(starCounts);
        if (count > 0) expect(average).toBeGreaterThanOrEqual(1);
        expect(average).toBeLessThanOrEqual(5);
        expect(String(average)).toMatch(/^\d(\.\d)?$/);
      }),
    );
  });
});

describe('discountPercentOf', () => {
  test.each([
    [1300, 2500, 48],
    [1300, null, 0],
    [1300, 1300, 0],
    [1300, 1200, 0],
    [2500, 9600, 74],
    [0, 100, 99],
    [995, 1000, 1],
    [996, 1000, 0],
  ])('from %s and %s is %s %%', (price, oldPrice, percent) => {
    expect(discountPercentOf({ price, oldPrice })).toBe(percent);
  });
});

describe('the end of a deal', () => {
  const now = new Date('2023-03-09T12:00:00Z');
  test.each([
    [null, 'live', 'in-stock'],
    ['2023-03-16T12:00:00.001Z', 'live', 'in-stock'],
    ['2023-03-16T12:00:00Z', 'ending-soon', 'in-stock'],
    ['2023-03-09T12:00:00.001Z', 'ending-soon', 'in-stock'],
    ['2023-03-09T12:00:00Z', 'ended', 'sold-out'],
  ])('%s is %s and, without a regular price, %s', (endsAt, status, stock) => {
    expect(statusOf({ endsAt }, now)).toBe(status);
    expect(stockStatusOf({ endsAt, oldPrice: null }, now)).toBe(stock);
    expect(stockStatusOf({ endsAt, oldPrice: 2500 }, now)).toBe('in-stock');
  });
});

describe('words', () => {
  test.each([
    ['Émile’s  CRM-Tool, v2!', ['emile', 's', 'crm', 'tool', 'v2']],
    ['  ', []],
    ['日本語 Kurs', ['日本語', 'kurs']],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are found by their beginning only', () => {
    const line = wordLine('Drafts replies', 'to Emails');
    expect(['draft', 'replies', 'e', 'emails'].map((word) => hasWord(line, word))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['raft', 'mails', 'emailss'].some((word) => hasWord(line, word))).toBe(false);
  });
});
