import { describe, expect, test } from 'vitest';
import { blogHref, blogList, type BlogQuery } from '../../../src/features/blog/blogList';

const EVERYTHING = blogList.everything;

describe('the URL of the blog', () => {
  test('says nothing of what is at its default', () => {
    expect(blogHref({})).toBe('/blog');
    expect(blogList.toSearch(EVERYTHING)).toBe('');
  });

  test('brings every query back', () => {
    const query: BlogQuery = {
      q: 'white label & more',
      category: 'education-learning',
      tag: 'licenses',
      sort: 'oldest',
      page: 3,
    };
    expect(blogList.parse(blogList.toSearch(query))).toEqual({ query, ignored: [] });
  });

  test('names what makes no sense, and goes on without it', () => {
    const { query, ignored } = blogList.parse('?category=No%20Slug&sort=loudest&page=0&utm=x');
    expect(query).toEqual(EVERYTHING);
    expect(ignored.map(({ name }) => name)).toEqual(['category', 'sort', 'page']);
  });
});

test('chips name what is applied, and clearing leaves the order', () => {
  const query: BlogQuery = {
    ...EVERYTHING,
    q: 'price',
    tag: 'pricing-pages',
    sort: 'name',
    page: 2,
  };
  const applied = blogList.applied(query, { tag: () => undefined });
  expect(applied).toEqual([
    { key: 'q', label: '“price”', without: { q: '' } },
    { key: 'tag', label: 'Pricing pages', without: { tag: null } },
  ]);
  expect(blogList.applied(query, { tag: () => 'Pricing' })[1]?.label).toBe('Pricing');
  expect(blogList.cleared(query)).toEqual({ ...EVERYTHING, sort: 'name' });
});

test('the API is asked for what the URL says, and for nothing else', () => {
  expect(blogList.toParams({ ...EVERYTHING, tag: 'pricing', page: 2 })).toEqual({
    tag: 'pricing',
    sort: ['-publishedAt'],
    page: 2,
    pageSize: 9,
  });
});
