import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayIn,
  daysIn,
  isDay,
  monthAround,
  partsOf,
  startOf,
} from '../../../src/lib/calendar';

describe('the day of a moment', () => {
  test.each([
    ['2023-03-09T23:30:00Z', 'UTC', '2023-03-09'],
    ['2023-03-09T23:30:00Z', 'Europe/Stockholm', '2023-03-10'],
    ['2023-03-09T04:59:59Z', 'America/New_York', '2023-03-08'],
    // The clocks there went forward in this night: UTC-5 before, UTC-4 after.
    ['2023-03-12T04:30:00Z', 'America/New_York', '2023-03-11'],
    ['2023-03-13T04:30:00Z', 'America/New_York', '2023-03-13'],
    ['2022-12-31T10:00:00Z', 'Pacific/Kiritimati', '2023-01-01'],
  ])('%s is, in %s, %s', (moment, timeZone, day) => {
    expect(dayIn(timeZone, moment)).toBe(day);
    expect(dayIn(timeZone, new Date(moment))).toBe(day);
  });

  test('is refused in a time zone that does not exist', () => {
    expect(() => dayIn('Europe/Atlantis', '2023-03-09T23:30:00Z')).toThrow(RangeError);
  });
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-02-30', false],
  ['2023-2-3', false],
  ['2023-13-01', false],
  ['2023-03-09T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test('days and months are added over the ends of months and years', () => {
  expect(addDays('2023-12-31', 1)).toBe('2024-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2023-01-31', 1)).toBe('2023-02-01');
  expect(addMonths('2023-01-15', -1)).toBe('2022-12-01');
  expect(monthAround('2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});

test('weeks begin on Monday', () => {
  expect(startOf('week', '2023-03-12')).toBe('2023-03-06');
  expect(startOf('week', '2023-03-13')).toBe('2023-03-13');
});

test('a range is cut into weeks where it begins and ends', () => {
  expect(partsOf({ from: '2023-03-09', to: '2023-03-21' }, 'week')).toEqual([
    { from: '2023-03-09', to: '2023-03-12' },
    { from: '2023-03-13', to: '2023-03-19' },
    { from: '2023-03-20', to: '2023-03-21' },
  ]);
});

test('the parts of any range follow each other without a gap and cover it', () => {
  const ranges = fc.record({
    start: fc.integer({ min: 0, max: 20_000 }),
    length: fc.integer({ min: 0, max: 900 }),
    interval: fc.constantFrom('day', 'week', 'month'),
  });
  fc.assert(
    fc.property(ranges, ({ start, length, interval }) => {
      const from = addDays('1990-01-01', start);
      const range = { from, to: addDays(from, length) };
      const parts = partsOf(range, interval as 'day' | 'week' | 'month');
      expect(parts[0]!.from).toBe(range.from);
      expect(parts.at(-1)!.to).toBe(range.to);
      for (const [index, part] of parts.entries()) {
        if (index > 0) expect(part.from).toBe(addDays(parts[index - 1]!.to, 1));
      }
      expect(parts.reduce((days, part) => days + daysIn(part), 0)).toBe(daysIn(range));
    }),
  );
});
