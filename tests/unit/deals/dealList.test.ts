import { describe, expect, test } from 'vitest';
import { dealList } from '../../../src/features/deals/dealList';

const EVERYTHING = dealList.everything;

describe('the URL of the deals', () => {
  test('reads back what it wrote', () => {
    const query = {
      q: 'email & more',
      category: 'marketing',
      status: 'ending-soon',
      sort: 'discount',
      page: 3,
    } as const;
    expect(dealList.parse(dealList.toSearch(query))).toEqual({ query, ignored: [] });
  });

  test('leaves out what is as it is without saying', () => {
    expect(dealList.toSearch(EVERYTHING)).toBe('');
    expect(dealList.parse('')).toEqual({ query: EVERYTHING, ignored: [] });
    expect(dealList.parse('?category=all')).toEqual({ query: EVERYTHING, ignored: [] });
  });

  test('names what makes no sense, and goes on without it', () => {
    const { query, ignored } = dealList.parse('?category=No%20Slug&sort=cheap&page=-1&q=crm');
    expect(query).toEqual({ ...EVERYTHING, q: 'crm' });
    expect(ignored.map(({ name }) => name)).toEqual(['category', 'sort', 'page']);
  });

  test('satisfaction is the rating, and among equals what is popular', () => {
    expect(dealList.toParams({ ...EVERYTHING, sort: 'satisfaction' }).sort).toEqual([
      '-rating',
      '-popularity',
    ]);
  });
});
