import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDayMonthYear,
  formatMonthYear,
  formatRelative,
  formatTime,
} from '../../../src/lib/dates';

describe('dates', () => {
  it('writes a date, a month and a table date in UTC', () => {
    expect(formatDate('2023-03-09T00:00:00Z')).toBe('March 9, 2023');
    expect(formatDate('2023-03-09T23:30:00-05:00')).toBe('March 10, 2023');
    expect(formatMonthYear('2023-03-09T12:00:00Z')).toBe('March 2023');
    expect(formatDayMonthYear('2023-03-09T12:00:00Z')).toBe('09/03/2023');
    expect(formatTime('2023-03-09T22:30:00Z')).toBe('10:30 PM');
  });

  it.each([
    ['2023-03-09T11:59:30Z', 'just now'],
    ['2023-03-09T11:58:00Z', '2 minutes ago'],
    ['2023-03-09T11:00:00Z', '1 hour ago'],
    ['2023-03-08T12:00:00Z', '1 day ago'],
    ['2023-03-06T12:00:00Z', '3 days ago'],
    ['2023-02-20T12:00:00Z', '2 weeks ago'],
    ['2023-02-09T12:00:01Z', '3 weeks ago'],
    ['2022-12-01T12:00:00Z', '3 months ago'],
    ['2022-09-08T12:00:00Z', '6 months ago'],
    ['2022-09-10T12:00:00Z', '5 months ago'],
    ['2022-03-09T12:00:00Z', '1 year ago'],
    ['2023-09-09T12:00:00Z', 'in 6 months'],
    ['2021-01-01T12:00:00Z', '2 years ago'],
    ['2023-03-09T14:00:00Z', 'in 2 hours'],
  ])('tells how far %s is from noon of March 9, 2023: %s', (iso, text) => {
    expect(formatRelative(iso, new Date('2023-03-09T12:00:00Z'))).toBe(text);
  });

  it('throws on something that is not a time', () => {
    expect(() => formatDate('yesterday')).toThrow(RangeError);
    expect(() => formatRelative('yesterday', new Date(0))).toThrow(RangeError);
  });
});
