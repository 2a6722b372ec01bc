import { describe, expect, it } from 'vitest';
import { daysOf } from '../../../src/features/sales/periods';
import { fittingInterval, salesList } from '../../../src/features/sales/salesList';

describe('the periods', () => {
  it('end today, and count both ends', () => {
    expect(daysOf('2024-03-31')).toEqual({
      'last-7-days': { from: '2024-03-25', to: '2024-03-31' },
      'last-30-days': { from: '2024-03-02', to: '2024-03-31' },
      'last-90-days': { from: '2024-01-02', to: '2024-03-31' },
      'this-month': { from: '2024-03-01', to: '2024-03-31' },
      'last-month': { from: '2024-02-01', to: '2024-02-29' },
      'last-12-months': { from: '2023-04-01', to: '2024-03-31' },
    });
  });

  it.each([
    ['2023-03-01', '2023-03-31', 'day'],
    ['2023-01-01', '2023-03-31', 'week'],
    ['2022-03-01', '2023-03-31', 'month'],
  ])('from %s to %s are shown by %s', (from, to, interval) => {
    expect(fittingInterval({ from, to })).toBe(interval);
  });
});

describe('the days in the URL', () => {
  it('are written as they are read', () => {
    const search = '?account=amsel-works&from=2023-02-01&to=2023-02-28&by=week';
    const { query, ignored } = salesList.parse(search);
    expect(ignored).toEqual([]);
    expect(query.days).toEqual({ from: '2023-02-01', to: '2023-02-28' });
    expect(salesList.toSearch(query)).toBe(search);
  });

  it.each([
    'from=2023-02-01',
    'to=2023-02-01',
    'from=2023-02-30&to=2023-03-01',
    'from=2023-03-02&to=2023-03-01',
    'from=2019-03-02&to=2023-03-01',
    'from=yesterday&to=today',
  ])('are ignored, and said to be, for %s', (search) => {
    const { query, ignored } = salesList.parse(`?${search}`);
    expect(query.days).toBeNull();
    expect(ignored.map(({ name }) => name)).toEqual([...new URLSearchParams(search).keys()]);
  });
});
