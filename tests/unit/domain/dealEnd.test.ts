import { describe, expect, it } from 'vitest';
import { dealEndText } from '../../../src/domain/dealEnd';

const noon = Date.parse('2023-03-09T12:00:00Z');

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

  it('is soon where there is no time to count from or to', () => {
    expect(dealEndText(null, noon)).toBe('Ending soon');
    expect(dealEndText('2023-03-12T01:00:00Z', null)).toBe('Ending soon');
  });
});
