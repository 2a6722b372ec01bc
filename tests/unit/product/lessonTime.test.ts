import { expect, it } from 'vitest';
import { lessonTime } from '../../../src/features/product/lessons/lessonTime';

it.each([
  [9, '9 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [150, '2 h 30 min'],
])('says that %d minutes are %s', (minutes, text) => {
  expect(lessonTime(minutes)).toBe(text);
});
