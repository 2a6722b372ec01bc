import type { ArticleQuery, ArticleSort } from '../../api/resources/blog';
import { order, pages, slug, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';
import { pathTo } from '../../routing/paths';

/** The orders of the posts, by their names in the URL. */
export const SORTS = {
  newest: { label: 'Newest', order: ['-publishedAt'] },
  oldest: { label: 'Oldest', order: ['publishedAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: ArticleSort[] }>;

/** One wide card, and four rows of two. */
export const PAGE_SIZE = 9;

/** What a reader can ask the blog for. */
export const blogList = defineListState<ArticleQuery>()({
  q: words(),
  category: slug('category'),
  tag: slug('tag'),
  sort: order(SORTS),
  page: pages(PAGE_SIZE),
});

export type BlogQuery = QueryOf<typeof blogList>;

/** The URL of the blog with this query; what is not given is at its default. */
export const blogHref = (query: Partial<BlogQuery>): string =>
  pathTo('blog') + blogList.toSearch(query);
