import type { OfferQuery as ApiQuery, OfferSort } from '../../api/resources/offers';
import { choice, everyOf, order, pages, slug, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';

/** The orders of offers, by their names in the URL. */
export const SORTS = {
  discount: { label: 'Discount', order: ['-discount'] },
  popularity: { label: 'Popularity', order: ['-popularity'] },
  rating: { label: 'Rating', order: ['-rating', '-popularity'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: OfferSort[] }>;

const KINDS = everyOf<NonNullable<ApiQuery['kind']>>()('software', 'course');
const STATUSES = everyOf<NonNullable<ApiQuery['status']>>()('live', 'ending-soon');

/** What a member can ask the offers for. */
export const offerList = defineListState<Omit<ApiQuery, 'audience'>>()({
  q: words(),
  kind: choice(KINDS, 'kind'),
  category: slug('category'),
  status: choice(STATUSES, 'status'),
  sort: order(SORTS),
  page: pages(12),
});

export type OfferQuery = QueryOf<typeof offerList>;
