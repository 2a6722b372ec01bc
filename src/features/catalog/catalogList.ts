import type { ListingQuery, ListingSort } from '../../api/resources/listings';
import {
  choice,
  choices,
  choicesOf,
  order,
  pages,
  slugs,
  words,
  type Choice,
} from '../../list/fields';
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

export const RATINGS: readonly Choice<Filter<'minRating'>>[] = [
  { value: 4.5, label: '4.5 & up' },
  { value: 4, label: '4 & up' },
  { value: 3.5, label: '3.5 & up' },
  { value: 3, label: '3 & up' },
];

export const STATUSES = choicesOf<Filter<'status'>>({
  live: 'Live deals',
  'ending-soon': 'Ending soon',
});

export const OPERATING_SYSTEMS = choicesOf<Item<Filter<'operatingSystem'>>>({
  browser: 'Browser-based',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
  chromeos: 'ChromeOS',
});

export const FEATURES = choicesOf<Item<Filter<'feature'>>>({
  'gdpr-compliant': 'GDPR-compliant',
  ai: 'AI',
  'white-label': 'White label',
});

export const CERTIFICATIONS = choicesOf<Item<Filter<'certification'>>>({
  basic: 'Basic',
  diploma: 'Diploma',
  advance: 'Advance',
});

export const PLAN_TYPES = choicesOf<Filter<'planType'>>({
  lifetime: 'Lifetime deal',
  annual: 'Annual',
});

/** What a visitor can ask the catalog for; the filters stand in the order of the panel. */
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
  page: pages(20),
});

export type CatalogQuery = QueryOf<typeof catalogList>;
