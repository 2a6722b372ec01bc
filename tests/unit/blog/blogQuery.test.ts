import { describe, expect, test } from 'vitest';
import {
  blogHref,
  blogUrl,
  EVERYTHING,
  toArticleQuery,
  type BlogQuery,
} from '../../../src/features/blog/blogQuery';

describe('the address of the blog', () => {
  test('says nothing of what is at its default', () => {
    expect(blogHref({})).toBe('/blog');
    expect(blogUrl.toSearch(EVERYTHING)).toBe('');
  });

  test('brings every query back', () => {
    const query: BlogQuery = {
      q: 'white label & more',
      category: 'education-learning',
      tag: 'licenses',
      sort: 'oldest',
      page: 3,
    };
    expect(blogUrl.parse(blogUrl.toSearch(query))).toEqual({ query, ignored: [] });
  });

  test('names what makes no sense, and goes on without it', () => {
    const { query, ignored } = blogUrl.parse('?category=No%20Slug&sort=loudest&page=0&utm=x');
    expect(query).toEqual(EVERYTHING);
    expect(ignored.map(({ name }) => name)).toEqual(['category', 'sort', 'page']);
  });
});

test('the API is asked for what the address says, and for nothing else', () => {
  expect(toArticleQuery({ ...EVERYTHING, tag: 'pricing', page: 2 })).toEqual({
    q: undefined,
    category: undefined,
    tag: 'pricing',
    sort: ['-publishedAt'],
    page: 2,
    pageSize: 9,
  });
});
