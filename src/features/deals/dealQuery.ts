import type { Deal, DealQuery as ApiQuery, DealSort } from '../../api/resources/deals';
import { pathTo } from '../../routing/paths';
import { parseKeyOf, parsePage, parseSlug, parseWords, UrlReader } from '../../list/UrlReader';
import type { UrlForm } from '../../list/useUrlQuery';

/** The orders of the deals (specification, section 2), by their names in the address. */
export const SORTS = {
  popularity: { label: 'Popularity', order: ['-popularity'] },
  latest: { label: 'Latest', order: ['-createdAt'] },
  satisfaction: { label: 'Satisfaction', order: ['-rating', '-popularity'] },
  discount: { label: 'Discount', order: ['-discount'] },
  name: { label: 'Alphabetical', order: ['title'] },
} as const satisfies Record<string, { label: string; order: DealSort[] }>;

/** The category that shows every deal. */
export const ALL_OFFERS = 'all';

const PAGE_SIZE = 12;

/** What a visitor has asked the deals for; all of it stands in the address. */
export interface DealQuery {
  q: string;
  /** The id of a category; {@link ALL_OFFERS} for every deal. */
  category: Deal['categories'][number]['id'];
  sort: keyof typeof SORTS;
  /** From 1. */
  page: number;
}

/** Every deal, the most popular first. */
export const EVERYTHING: DealQuery = { q: '', category: ALL_OFFERS, sort: 'popularity', page: 1 };

/**
 * The address of the deals with this query, defaults left out.
 *
 * @param query parts of it; the rest is at its default
 */
export function dealsHref(query: Partial<DealQuery>): string {
  const { q, category, sort, page } = { ...EVERYTHING, ...query };
  return pathTo('deals', {
    q: q.trim(),
    category: category === ALL_OFFERS ? undefined : category,
    sort: sort === EVERYTHING.sort ? undefined : sort,
    page: page === EVERYTHING.page ? undefined : page,
  });
}

/** How the query stands in the address. */
export const dealsUrl: UrlForm<DealQuery> = {
  everything: EVERYTHING,
  parse(search) {
    const reader = new UrlReader(search);
    const query: DealQuery = {
      q: reader.one('q', parseWords) ?? EVERYTHING.q,
      category: reader.one('category', parseSlug) ?? EVERYTHING.category,
      sort: reader.one('sort', parseKeyOf(SORTS)) ?? EVERYTHING.sort,
      page: reader.one('page', parsePage) ?? EVERYTHING.page,
    };
    return { query, ignored: reader.ignored };
  },
  toSearch: (query) => dealsHref(query).slice(pathTo('deals').length),
};

/** The query in the words of the API; what is not asked for is left out. */
export function toApiQuery({ q, category, sort, page }: DealQuery): ApiQuery {
  return {
    q: q || undefined,
    category,
    sort: [...SORTS[sort].order],
    page,
    pageSize: PAGE_SIZE,
  };
}
