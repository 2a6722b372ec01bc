import type { ListingQuery, ListingSort } from '../../api/resources/listings';
import { choice, choices, everyOf, order, pages, slugs, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';
import { priceField } from './priceField';

type Item<List> = List extends readonly (infer One)[] ? One : never;
type Filter<Name extends keyof ListingQuery> = NonNullable<ListingQuery[Name]>;

/** The orders of a result, by their names in the URL. */
export const SORTS = {
  popularity: { label: 'Popularity', order: ['-popularity'] },
  rating: { label: 'Rating', order: ['-rating', '-popularity'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  discount: { label: 'Discount', order: ['-discount'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: ListingSort[] }>;

/** The choices of each filter; what they are called comes with the answer. */
export const RATINGS = everyOf<Filter<'minRating'>>()(4.5, 4, 3.5, 3);
export const STATUSES = everyOf<Filter<'status'>>()('live', 'ending-soon');
export const OPERATING_SYSTEMS = everyOf<Item<Filter<'operatingSystem'>>>()(
  'browser',
  'windows',
  'macos',
  'linux',
  'ios',
  'android',
  'chromeos',
);
export const FEATURES = everyOf<Item<Filter<'feature'>>>()('gdpr-compliant', 'ai', 'white-label');
export const CERTIFICATIONS = everyOf<Item<Filter<'certification'>>>()(
  'basic',
  'diploma',
  'advance',
);
export const PLAN_TYPES = everyOf<Filter<'planType'>>()('lifetime', 'annual');

/** What a visitor can ask the catalog for; the filters are in the order of the panel. */
export const catalogList = defineListState<ListingQuery>()({
  q: words(),
  category: slugs('category'),
  rating: choice(RATINGS, 'minRating'),
  status: choice(STATUSES, 'status'),
  os: choices(OPERATING_SYSTEMS, 'operatingSystem'),
  feature: choices(FEATURES, 'feature'),
  integration: slugs('integration'),
  price: priceField,
  certification: choices(CERTIFICATIONS, 'certification'),
  plan: choice(PLAN_TYPES, 'planType'),
  sort: order(SORTS),
  // Fills rows of two and of three cards.
  page: pages(18),
});

export type CatalogQuery = QueryOf<typeof catalogList>;
