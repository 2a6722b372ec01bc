import type { DealQuery as ApiQuery, DealSort } from '../../api/resources/deals';
import { choice, everyOf, order, pages, slug, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';
import { pathTo } from '../../routing/paths';

/**
 * The orders of the deals (specification, section 2), by their names in the URL. The first is for what is
 * searched for; without a search it is what saves most.
 */
export const SORTS = {
  best: { label: 'Best match', order: null },
  popularity: { label: 'Popularity', order: ['-popularity'] },
  latest: { label: 'Latest', order: ['-createdAt'] },
  satisfaction: { label: 'Satisfaction', order: ['-rating', '-popularity'] },
  discount: { label: 'Discount', order: ['-discount'] },
  name: { label: 'Alphabetical', order: ['title'] },
} as const satisfies Record<string, { label: string; order: DealSort[] | null }>;

/** What a deal can be asked for by the time that is left. */
const STATUSES = everyOf<NonNullable<ApiQuery['status']>>()('live', 'ending-soon');

/** The category that holds every deal. */
export const ALL_OFFERS = 'all';

/** What a visitor can ask the deals for. */
export const dealList = defineListState<ApiQuery>()({
  q: words(),
  category: slug('category', ALL_OFFERS),
  status: choice(STATUSES, 'status'),
  sort: order(SORTS),
  page: pages(12),
});

export type DealQuery = QueryOf<typeof dealList>;

/** The URL of the deals with this query; what is not given is at its default. */
export const dealsHref = (query: Partial<DealQuery>): string =>
  pathTo('deals') + dealList.toSearch(query);
