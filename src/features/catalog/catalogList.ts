import type { ListingKind, ListingQuery, ListingSort } from '../../api/resources/listings';
import {
  choice,
  choices,
  everyOf,
  nameOfId,
  order,
  pages,
  slug,
  slugs,
  words,
} from '../../list/fields';
import { defineListState, type ListField, type QueryOf } from '../../list/listState';
import { priceField } from './priceField';

type Item<List> = List extends readonly (infer One)[] ? One : never;
type Filter<Name extends keyof ListingQuery> = NonNullable<ListingQuery[Name]>;

/** The orders of a result, by their names in the URL. The first is for what is searched for. */
export const SORTS = {
  best: { label: 'Best match', order: null },
  popularity: { label: 'Popularity', order: ['-popularity'] },
  rating: { label: 'Rating', order: ['-rating', '-popularity'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  discount: { label: 'Discount', order: ['-discount'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: ListingSort[] | null }>;

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
export const LANGUAGES = everyOf<Item<Filter<'language'>>>()(
  'english',
  'french',
  'german',
  'hindi',
  'portuguese',
  'spanish',
);
export const LENGTHS = everyOf<Item<Filter<'length'>>>()(
  'up-to-4-hours',
  '4-to-8-hours',
  '8-to-16-hours',
  'over-16-hours',
);
export const PLAN_TYPES = everyOf<Filter<'planType'>>()('lifetime', 'annual');

const q = words();
/** Who sells it: no control of the page sets it, links on the pages of products do. */
const vendor: ListField<string | null, { vendor?: string }> = {
  ...slug('vendor'),
  chips: (id, nameOf) =>
    id === null ? [] : [{ label: `By ${nameOf(id) ?? nameOfId(id)}`, without: null }],
};
const category = slugs('category');
const rating = choice(RATINGS, 'minRating');
const status = choice(STATUSES, 'status');
const os = choices(OPERATING_SYSTEMS, 'operatingSystem');
const feature = choices(FEATURES, 'feature');
const integration = slugs('integration');
const certification = choices(CERTIFICATIONS, 'certification');
const language = choices(LANGUAGES, 'language');
const length = choices(LENGTHS, 'length');
const plan = choice(PLAN_TYPES, 'planType');
const sort = order(SORTS);
// Fills rows of two and of three cards.
const page = pages(18);

/**
 * A filter that only the other kind has. A URL that sets it is told that it is ignored: no control of
 * the page could say why so little is found.
 */
const ofOtherKind = <Value, Params>(field: ListField<Value, Params>): ListField<Value, Params> => ({
  ...field,
  read(reader, name) {
    reader.ignore(name);
    return undefined;
  },
});

/** What a visitor can ask the catalog for, by its kind; the filters are in the order of the panel. */
export const catalogLists = {
  software: defineListState<ListingQuery>()({
    q,
    vendor,
    category,
    rating,
    status,
    os,
    feature,
    integration,
    price: priceField,
    certification,
    plan,
    language: ofOtherKind(language),
    length: ofOtherKind(length),
    sort,
    page,
  }),
  course: defineListState<ListingQuery>()({
    q,
    vendor,
    certification,
    language,
    length,
    category,
    rating,
    status,
    price: priceField,
    plan,
    os: ofOtherKind(os),
    feature: ofOtherKind(feature),
    integration: ofOtherKind(integration),
    sort,
    page,
  }),
} satisfies Record<ListingKind, unknown>;

export type CatalogQuery = QueryOf<(typeof catalogLists)[ListingKind]>;
