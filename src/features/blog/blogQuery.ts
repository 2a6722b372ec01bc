import type { ArticleQuery, ArticleSort } from '../../api/resources/blog';
import { pathTo } from '../../routing/paths';
import { parseKeyOf, parsePage, parseSlug, parseWords, UrlReader } from '../../list/UrlReader';
import type { UrlForm } from '../../list/useUrlQuery';

/** The orders of the posts, by their names in the address. */
export const SORTS = {
  newest: { label: 'Newest', order: ['-publishedAt'] },
  oldest: { label: 'Oldest', order: ['publishedAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: ArticleSort[] }>;

/** One wide card, and four rows of two. */
export const PAGE_SIZE = 9;

/** What a reader has asked the blog for; all of it stands in the address. */
export interface BlogQuery {
  q: string;
  /** The id of a category, or null for all. */
  category: string | null;
  /** The id of a tag, or null for all. */
  tag: string | null;
  sort: keyof typeof SORTS;
  /** From 1. */
  page: number;
}

/** The whole blog, the newest post first. */
export const EVERYTHING: BlogQuery = { q: '', category: null, tag: null, sort: 'newest', page: 1 };

/**
 * The address of the blog with this query, defaults left out.
 *
 * @param query parts of it; the rest is at its default
 */
export function blogHref(query: Partial<BlogQuery>): string {
  const { q, category, tag, sort, page } = { ...EVERYTHING, ...query };
  return pathTo('blog', {
    q: q.trim(),
    category: category ?? undefined,
    tag: tag ?? undefined,
    sort: sort === EVERYTHING.sort ? undefined : sort,
    page: page === EVERYTHING.page ? undefined : page,
  });
}

/** How the query stands in the address. */
export const blogUrl: UrlForm<BlogQuery> = {
  everything: EVERYTHING,
  parse(search) {
    const reader = new UrlReader(search);
    const query: BlogQuery = {
      q: reader.one('q', parseWords) ?? EVERYTHING.q,
      category: reader.one('category', parseSlug) ?? EVERYTHING.category,
      tag: reader.one('tag', parseSlug) ?? EVERYTHING.tag,
      sort: reader.one('sort', parseKeyOf(SORTS)) ?? EVERYTHING.sort,
      page: reader.one('page', parsePage) ?? EVERYTHING.page,
    };
    return { query, ignored: reader.ignored };
  },
  toSearch: (query) => blogHref(query).slice(pathTo('blog').length),
};

/** The query in the words of the API; what is not asked for is left out. */
export function toArticleQuery(query: BlogQuery): ArticleQuery {
  return {
    q: query.q || undefined,
    category: query.category ?? undefined,
    tag: query.tag ?? undefined,
    sort: [...SORTS[query.sort].order],
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}
