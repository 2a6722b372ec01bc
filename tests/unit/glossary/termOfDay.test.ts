import { expect, test } from 'vitest';
import { termOfDay } from '../../../src/features/glossary/termOfDay';

const terms = ['api', 'churn-rate', 'funnel', 'webhook'].map((id) => ({
  id,
  title: id,
  summary: '',
  listId: 'it',
}));
const noon = Date.UTC(2023, 2, 9, 12);
const DAY_MS = 86_400_000;

test('a day has one term, the next day another', () => {
  const today = termOfDay(terms, noon);
  expect(today).toBeDefined();
  expect(termOfDay(terms, noon + DAY_MS / 3)).toBe(today);
  expect(termOfDay(terms, noon + DAY_MS)).not.toBe(today);
});

test.each([2, 31, 62, 76, 93])('of %i terms each has its day', (count) => {
  const many = Array.from({ length: count }, (_, place) => ({ ...terms[0]!, id: `term-${place}` }));
  const shown = many.map((_, day) => termOfDay(many, noon + day * DAY_MS)?.id);
  expect(new Set(shown).size).toBe(count);
});

test('there is none before the day is known, and none without terms', () => {
  expect(termOfDay(terms, null)).toBeUndefined();
  expect(termOfDay([], noon)).toBeUndefined();
});
