import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTemplateUrl, templateUrl } from '../../../src/features/templates/templateUrl';
import {
  ALL_TEMPLATES,
  isList,
  SECTIONS,
  SORTS,
  templateList,
  TYPES,
  type TemplateQuery,
} from '../../../src/features/templates/templateList';

const OVERVIEW = templateList.everything;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];

describe('the query of the templates', () => {
  const queries: fc.Arbitrary<TemplateQuery> = fc.record({
    q: fc.constantFrom('', 'landing', 'a & b', 'inés'),
    section: fc.constantFrom(null, ALL_TEMPLATES, ...SECTIONS),
    type: fc.subarray([...TYPES]),
    author: fc.subarray(['studio-kestrel', 'salt-road']),
    sort: fc.constantFrom(...keysOf(SORTS)),
    page: fc.integer({ min: 1, max: 9 }),
  });

  test('what is written into a URL is read from it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(templateList.parse(templateList.toSearch(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  test('values that make no sense are left out and named', () => {
    const { query, ignored } = templateList.parse(
      '?section=oldest&type=game&type=blog&author=No+One&sort=up&page=0&utm_source=letter',
    );
    expect(query).toEqual({ ...OVERVIEW, type: ['blog'] });
    expect(ignored.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'section=oldest',
      'type=game',
      'author=No One',
      'sort=up',
      'page=0',
    ]);
  });

  test('the sections show while nothing is asked for', () => {
    expect(isList(OVERVIEW)).toBe(false);
    expect(isList({ ...OVERVIEW, q: 'a' })).toBe(true);
    expect(isList({ ...OVERVIEW, section: ALL_TEMPLATES })).toBe(true);
  });

  test('clearing everything leaves the list of all templates in its order', () => {
    const query: TemplateQuery = { ...OVERVIEW, q: 'a', section: 'newest', sort: 'name', page: 3 };
    expect(templateList.toSearch(templateList.cleared(query))).toBe('?section=all&sort=name');
  });

  test('the recommended order is left to the server, and all templates to no section', () => {
    expect(templateList.toParams({ ...OVERVIEW, section: ALL_TEMPLATES })).toEqual({
      page: 1,
      pageSize: 12,
    });
    expect(templateList.toParams({ ...OVERVIEW, section: 'newest', sort: 'rating' })).toMatchObject(
      {
        section: 'newest',
        sort: ['-rating', '-sales'],
      },
    );
  });

  test('each chip takes off its own part', () => {
    const query: TemplateQuery = {
      ...OVERVIEW,
      q: 'page',
      section: 'newest',
      type: ['blog', 'docs'],
      author: ['salt-road'],
    };
    const names = new Map([
      ['blog', 'Blogs'],
      ['newest', 'Fresh'],
    ]);
    const nameOf = (id: string) => names.get(id);
    const without = templateList
      .applied(query, { section: nameOf, type: nameOf, author: nameOf })
      .map((filter) => [filter.label, templateList.toSearch({ ...query, ...filter.without })]);
    expect(without).toEqual([
      ['“page”', '?section=newest&type=blog&type=docs&author=salt-road'],
      ['Fresh', '?q=page&section=all&type=blog&type=docs&author=salt-road'],
      ['Blogs', '?q=page&section=newest&type=docs&author=salt-road'],
      ['Docs', '?q=page&section=newest&type=blog&author=salt-road'],
      ['Salt road', '?q=page&section=newest&type=blog&type=docs'],
    ]);
  });
});

describe('the URL of a template', () => {
  test('names the template and the width of its live demo', () => {
    expect(templateUrl('larder', 'tablet')).toBe('/tempalte?id=larder&demo=tablet');
    expect(readTemplateUrl('?id=larder&demo=tablet')).toEqual({
      id: 'larder',
      demo: 'tablet',
      ignored: [],
    });
    expect(readTemplateUrl('?id=larder&demo=fit').demo).toBe('fit');
  });

  test('stands for the sample without an id, and for none with an impossible one', () => {
    expect(readTemplateUrl('').id).toBeUndefined();
    expect(readTemplateUrl('?id=').id).toBeUndefined();
    expect(readTemplateUrl('?id=Not%20an%20id').id).toBeNull();
  });

  test('an unknown width leaves the demo closed', () => {
    expect(readTemplateUrl('?id=larder&demo=watch')).toEqual({
      id: 'larder',
      demo: null,
      ignored: [{ name: 'demo', value: 'watch' }],
    });
  });
});
