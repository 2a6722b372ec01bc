import { afterEach, describe, expect, it, vi } from 'vitest';
import { dealEndDay, dealEndText, hoursLeft } from '../../../src/domain/dealEnd';

const noon = Date.parse('2023-03-09T12:00:00Z');

/** Has the day here be the one before that of UTC, as it is in the evening in Los Angeles. */
const liveInTheWest = () => vi.spyOn(Date.prototype, 'getDate').mockReturnValue(8);
afterEach(() => void vi.restoreAllMocks());

describe('the end of a deal', () => {
  it.each([
    ['2023-03-09T23:59:00Z', 'Ends today'],
    ['2023-03-10T00:00:00Z', 'Ends tomorrow'],
    ['2023-03-10T23:59:00Z', 'Ends tomorrow'],
    ['2023-03-12T01:00:00Z', 'Ends in 3 days'],
    ['2023-03-09T12:00:00Z', 'Deal ended'],
    ['2023-03-01T00:00:00Z', 'Deal ended'],
  ])('%s is called %s', (endsAt, text) => {
    expect(dealEndText(endsAt, noon)).toBe(text);
  });

  it.each([
    ['2023-03-09T23:00:00Z', 'Ends in 11 hours'],
    ['2023-03-10T11:59:00Z', 'Ends in 24 hours'],
    ['2023-03-12T01:00:00Z', 'Ends in 3 days'],
    ['2023-03-09T12:00:00Z', 'Deal ended'],
  ])('%s is called %s where the day here is another one than that of UTC', (endsAt, text) => {
    liveInTheWest();
    expect(dealEndText(endsAt, noon)).toBe(text);
  });

  it('is soon where there is no time to count from or to', () => {
    expect(dealEndText(null, noon)).toBe('Ending soon');
    expect(dealEndText('2023-03-12T01:00:00Z', null)).toBe('Ending soon');
  });
});

describe('what is left of a deal', () => {
  it.each([
    ['2023-03-09T23:59:00Z', '12 hours'],
    ['2023-03-09T12:01:00Z', '1 hour'],
    ['2023-03-10T12:00:00Z', undefined],
    ['2023-03-09T12:00:00Z', undefined],
  ])('until %s is %s', (endsAt, text) => {
    expect(hoursLeft(endsAt, noon)).toBe(text);
  });
});

describe('the day on which a deal ends', () => {
  it.each([
    ['2023-03-09T23:59:00Z', 'today'],
    ['2023-03-10T23:59:00Z', 'tomorrow'],
    ['2023-03-11T00:00:00Z', undefined],
  ])('%s is %s', (endsAt, day) => {
    expect(dealEndDay(endsAt, noon)).toBe(day);
  });

  it('has no such name where the day here is another one than that of the date', () => {
    liveInTheWest();
    expect(dealEndDay('2023-03-09T23:59:00Z', noon)).toBeUndefined();
  });
});
