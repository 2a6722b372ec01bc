import type { ItemKind, ProductQuery as ApiQuery } from '../../api/resources/products';
import { choice, everyOf, pages, words } from '../../list/fields';
import { defineListState, type ListField, type QueryOf } from '../../list/listState';
import { parseKeyOf } from '../../list/UrlReader';

/** The two tabs (specification, section 2), by their names in the URL; the first is the default. */
export const TABS = { track: 'Track products', redeem: 'Redeem products' } as const;
export type Tab = keyof typeof TABS;

/** What the kinds of products are called. */
export const KIND_LABELS: Readonly<Record<ItemKind, string>> = {
  software: 'Software',
  course: 'Course',
  template: 'Template',
};

export const KINDS = everyOf<ItemKind>()('software', 'course', 'template');

/** The open tab, which no request knows of. */
const tabField: ListField<Tab, object> = {
  initial: 'track',
  isKept: true,
  read: (reader, name) => reader.one(name, parseKeyOf(TABS)),
  write: (value, name) => [[name, value]],
  chips: () => [],
  toParams: () => ({}),
};

/** What a member can ask for on both tabs; the kind is asked only of what is owned. */
export const productList = defineListState<ApiQuery>()({
  tab: tabField,
  q: words(),
  kind: choice(KINDS, 'kind'),
  page: pages(8),
});

export type ProductQuery = QueryOf<typeof productList>;
