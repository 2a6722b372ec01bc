import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discussionList, VIEWS, type View } from '../../../src/features/discussions/discussionList';

describe('the list of discussions in the URL', () => {
  test('a URL without parameters is the whole list, newest first', () => {
    const { query, ignored } = discussionList.parse('');
    expect(ignored).toEqual([]);
    expect(discussionList.toSearch(query)).toBe('');
    expect(discussionList.toParams(query)).toEqual({ sort: ['-createdAt'], page: 1, pageSize: 12 });
  });

  test('Now is what is popular of a week or a month', () => {
    for (const view of ['week', 'month'] as const) {
      const { query } = discussionList.parse(`?view=${view}&topic=design&author=member-maya`);
      expect(discussionList.toParams(query)).toMatchObject({
        period: view,
        sort: ['-score'],
        topic: 'design',
        author: 'member-maya',
      });
    }
  });

  test('clearing the filters leaves the tab open', () => {
    const { query } = discussionList.parse('?q=api&topic=design&view=week&page=3');
    expect(
      discussionList.applied(query, { topic: () => 'Design' }).map(({ label }) => label),
    ).toEqual(['“api”', 'Design']);
    expect(discussionList.toSearch(discussionList.cleared(query))).toBe('?view=week');
  });

  test('what makes no sense is left out and named', () => {
    const { query, ignored } = discussionList.parse('?view=never&page=0&topic=A%20B&q=ok');
    expect(query).toEqual({ q: 'ok', topic: null, author: null, view: 'new', page: 1 });
    expect(ignored.map(({ name }) => name).sort()).toEqual(['page', 'topic', 'view']);
  });

  test('what is written is read as the same', () => {
    const slug = fc.constantFrom(null, 'design', 'member-jonas-weber');
    const view = fc.constantFrom(...(Object.keys(VIEWS) as View[]));
    const q = fc.string({ maxLength: 40 }).map((text) => text.trim());
    const page = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.record({ q, topic: slug, author: slug, view, page }), (query) => {
        expect(discussionList.parse(discussionList.toSearch(query))).toEqual({
          query,
          ignored: [],
        });
      }),
    );
  });
});
