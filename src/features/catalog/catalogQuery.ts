import type { ListingKind, ListingQuery, ListingSort } from '../../api/resources/listings';

type Item<List> = List extends readonly (infer One)[] ? One : never;
type Filter<Name extends keyof ListingQuery> = NonNullable<ListingQuery[Name]>;

export type MinRating = Filter<'minRating'>;
export type DealStatus = Filter<'status'>;
export type PlanType = Filter<'planType'>;
export type OperatingSystem = Item<Filter<'operatingSystem'>>;
export type ListingFeature = Item<Filter<'feature'>>;
export type Certification = Item<Filter<'certification'>>;

/** The orders of a result, by their names in the address. */
export const SORTS = {
  popularity: { label: 'Popularity', order: ['-popularity'] },
  rating: { label: 'Rating', order: ['-rating', '-popularity'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  discount: { label: 'Discount', order: ['-discount'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: ListingSort[] }>;

export type CatalogSort = keyof typeof SORTS;

export const PAGE_SIZE = 20;

/** What a visitor has asked the catalog for; all of it stands in the address. */
export interface CatalogQuery {
  q: string;
  category: string[];
  rating: MinRating | null;
  status: DealStatus | null;
  os: OperatingSystem[];
  feature: ListingFeature[];
  integration: string[];
  certification: Certification[];
  plan: PlanType | null;
  /** The least price in minor units (cents), or null. */
  min: number | null;
  /** The greatest price in minor units (cents), or null; never below `min`. */
  max: number | null;
  sort: CatalogSort;
  /** From 1. */
  page: number;
}

/** The whole catalog, the most popular first. */
export const EVERYTHING: CatalogQuery = {
  q: '',
  category: [],
  rating: null,
  status: null,
  os: [],
  feature: [],
  integration: [],
  certification: [],
  plan: null,
  min: null,
  max: null,
  sort: 'popularity',
  page: 1,
};

const some = <Value>(list: Value[]) => (list.length > 0 ? list : undefined);

/** The query in the words of the API; what is not asked for is left out. */
export function toListingQuery(kind: ListingKind, query: CatalogQuery): ListingQuery {
  return {
    kind,
    q: query.q || undefined,
    category: some(query.category),
    minRating: query.rating ?? undefined,
    status: query.status ?? undefined,
    operatingSystem: some(query.os),
    feature: some(query.feature),
    integration: some(query.integration),
    certification: some(query.certification),
    planType: query.plan ?? undefined,
    priceMin: query.min ?? undefined,
    priceMax: query.max ?? undefined,
    sort: [...SORTS[query.sort].order],
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}
