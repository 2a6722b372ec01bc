import type {
  TemplateQuery as ApiQuery,
  TemplateSectionId,
  TemplateSort,
  TemplateType,
} from '../../api/resources/templates';
import { choices, everyOf, nameOfId, order, pages, slugs, words } from '../../list/fields';
import { defineListState, type ListField, type QueryOf } from '../../list/listState';
import { pathTo } from '../../routing/paths';

/** The orders of a list, by their names in the URL; null is the section's own. */
export const SORTS = {
  recommended: { label: 'Suggested', order: null },
  sales: { label: 'Best selling', order: ['-sales'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  rating: { label: 'Rating', order: ['-rating', '-sales'] },
  support: { label: 'Support score', order: ['-support'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: TemplateSort[] | null }>;

/** Stands for all templates where the URL names a section. */
export const ALL_TEMPLATES = 'all';

/** What a list of templates may be of. */
export type Section = TemplateSectionId | typeof ALL_TEMPLATES;

/** The seven sections (specification, section 2) in their order; their titles come with the answer. */
export const SECTIONS = everyOf<TemplateSectionId>()(
  'monthly-bestsellers',
  'award-winning',
  'newest',
  'discount',
  'featured-author',
  'trending',
  'bestsellers',
);

/** What templates are for; the names come with the answer. */
export const TYPES = everyOf<TemplateType>()(
  'landing',
  'dashboard',
  'store',
  'blog',
  'portfolio',
  'email',
  'docs',
  'mobile',
);

/**
 * The section. Null shows the page of all seven sections, unless anything else is asked for; taking
 * it off leaves the list of all templates.
 */
const section: ListField<Section | null, { section?: TemplateSectionId }> = {
  initial: null,
  cleared: ALL_TEMPLATES,
  read: (reader, name) =>
    reader.one(name, (text) =>
      text === ALL_TEMPLATES ? text : SECTIONS.find((one) => one === text),
    ),
  write: (value, name) => (value === null ? [] : [[name, value]]),
  chips: (value, nameOf) =>
    value === null || value === ALL_TEMPLATES
      ? []
      : [{ label: nameOf(value) ?? nameOfId(value), without: ALL_TEMPLATES }],
  toParams: (value) => (value === null || value === ALL_TEMPLATES ? {} : { section: value }),
};

/** What a visitor can ask the templates for. */
export const templateList = defineListState<ApiQuery>()({
  q: words(),
  section,
  type: choices(TYPES, 'type'),
  author: slugs('author', 20),
  sort: order<keyof typeof SORTS, TemplateSort>(SORTS),
  page: pages(12),
});

export type TemplateQuery = QueryOf<typeof templateList>;

/** The URL of the templates with this query; what is not given is at its default. */
export const templatesHref = (query: Partial<TemplateQuery>): string =>
  pathTo('templates') + templateList.toSearch(query);

/** Whether the query asks for a list; the page of sections shows for one that asks for nothing. */
export const isList = (query: TemplateQuery): boolean => templateList.toSearch(query) !== '';
