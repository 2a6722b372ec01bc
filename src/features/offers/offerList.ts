import type { OfferQuery as ApiQuery, OfferSort } from '../../api/resources/offers';
import { choice, everyOf, order, pages, slug, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';

interface Sort {
  label: string;
  order: OfferSort[];
}

/** The orders that both audiences have, by their names in the URL. */
const COMMON = {
  discount: { label: 'Discount', order: ['-discount'] },
  popularity: { label: 'Popularity', order: ['-popularity'] },
  rating: { label: 'Rating', order: ['-rating', '-popularity'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, Sort>;

/** What each audience came for stands first; its own order is the default. */
const SORTS = {
  buyer: {
    recommended: { label: 'Recommended', order: ['recommended'] },
    saving: { label: 'Money saved', order: ['-saving'] },
    ...COMMON,
  },
  student: {
    courses: { label: 'Courses first', order: ['kind', '-rating', '-popularity'] },
    ...COMMON,
  },
} as const satisfies Record<ApiQuery['audience'], Record<string, Sort>>;

const KINDS = everyOf<NonNullable<ApiQuery['kind']>>()('software', 'course');
const STATUSES = everyOf<NonNullable<ApiQuery['status']>>()('live', 'ending-soon');

/** The levels of the certificates that one can learn up to. */
export const CERTIFICATIONS = everyOf<NonNullable<ApiQuery['certification']>>()(
  'basic',
  'diploma',
  'advance',
);

function offersOf<Name extends string>(sorts: Readonly<Record<Name, Sort>>) {
  const list = defineListState<Omit<ApiQuery, 'audience'>>()({
    q: words(),
    kind: choice(KINDS, 'kind'),
    certification: choice(CERTIFICATIONS, 'certification'),
    category: slug('category'),
    status: choice(STATUSES, 'status'),
    sort: order<string, OfferSort>(sorts),
    page: pages(12),
  });
  return { list, sorts: sorts as Readonly<Record<string, Sort>> };
}

/** What a member can ask the offers of each audience for, and their orders. */
export const OFFERS = {
  buyer: offersOf(SORTS.buyer),
  student: offersOf(SORTS.student),
} as const;

export type OfferQuery = QueryOf<(typeof OFFERS)['buyer']['list']>;
