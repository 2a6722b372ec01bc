import { describe, expect, test } from 'vitest';
import { dealsUrl, EVERYTHING, toApiQuery } from '../../../src/features/deals/dealQuery';

describe('the address of the deals', () => {
  test('reads back what it wrote', () => {
    const query = { q: 'email & more', category: 'marketing', sort: 'discount', page: 3 } as const;
    expect(dealsUrl.parse(dealsUrl.toSearch(query))).toEqual({ query, ignored: [] });
  });

  test('leaves out what is as it is without saying', () => {
    expect(dealsUrl.toSearch(EVERYTHING)).toBe('');
    expect(dealsUrl.parse('')).toEqual({ query: EVERYTHING, ignored: [] });
  });

  test('names what makes no sense, and goes on without it', () => {
    const { query, ignored } = dealsUrl.parse('?category=No%20Slug&sort=cheap&page=-1&q=crm');
    expect(query).toEqual({ ...EVERYTHING, q: 'crm' });
    expect(ignored.map(({ name }) => name)).toEqual(['category', 'sort', 'page']);
  });

  test('satisfaction is the rating, and among equals what is popular', () => {
    expect(toApiQuery({ ...EVERYTHING, sort: 'satisfaction' }).sort).toEqual([
      '-rating',
      '-popularity',
    ]);
  });
});
