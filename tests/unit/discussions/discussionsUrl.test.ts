import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseDiscussionsUrl,
  toDiscussionQuery,
  toDiscussionsSearch,
  VIEWS,
  type View,
} from '../../../src/features/discussions/discussionsUrl';

describe('the list of discussions in the address', () => {
  test('an address without parameters is the whole list, newest first', () => {
    const { query, ignored } = parseDiscussionsUrl('');
    expect(ignored).toEqual([]);
    expect(toDiscussionsSearch(query)).toBe('');
    expect(toDiscussionQuery(query)).toEqual({ sort: ['-createdAt'], page: 1, pageSize: 12 });
  });

  test('Now is what was talked about in a week or a month', () => {
    for (const view of ['week', 'month'] as const) {
      const { query } = parseDiscussionsUrl(`?view=${view}&topic=design&author=member-maya`);
      expect(toDiscussionQuery(query)).toMatchObject({
        period: view,
        sort: ['-lastActivityAt'],
        topic: 'design',
        author: 'member-maya',
      });
    }
  });

  test('what makes no sense is left out and named', () => {
    const { query, ignored } = parseDiscussionsUrl('?view=never&page=0&topic=A%20B&q=ok');
    expect(query).toEqual({ q: 'ok', topic: '', author: '', view: 'new', page: 1 });
    expect(ignored.map(({ name }) => name).sort()).toEqual(['page', 'topic', 'view']);
  });

  test('what is written is read as the same', () => {
    const slug = fc.constantFrom('', 'design', 'member-jonas-weber');
    const view = fc.constantFrom(...(Object.keys(VIEWS) as View[]));
    const q = fc.string({ maxLength: 40 }).map((text) => text.trim());
    const page = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.record({ q, topic: slug, author: slug, view, page }), (query) => {
        expect(parseDiscussionsUrl(toDiscussionsSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
  });
});
