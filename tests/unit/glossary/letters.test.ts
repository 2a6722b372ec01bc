import { expect, test } from 'vitest';
import { byLetter, letterId, OTHER } from '../../../src/features/glossary/letters';

test('entries stand under their first letter, accents and case aside, in their order', () => {
  const titles = ['API', 'A/B test', 'échange', 'Export', '2FA'];
  const groups = byLetter(titles.map((title) => ({ title })));
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ title }) => title)])).toEqual([
    ['A', ['API', 'A/B test']],
    ['E', ['échange', 'Export']],
    [OTHER, ['2FA']],
  ]);
  expect(byLetter([])).toEqual([]);
});

test('each letter has an element id of its own', () => {
  expect(letterId('W')).toBe('letter-w');
  expect(letterId(OTHER)).toBe('letter-other');
});
