import type {
  TemplateQuery as ApiQuery,
  TemplateSectionId,
  TemplateSort,
  TemplateType,
} from '../../api/resources/templates';
import { pathTo } from '../../routing/paths';
import { parseKeyOf, parsePage, parseSlug, parseWords, UrlReader } from '../../list/UrlReader';
import type { UrlForm } from '../../list/useUrlQuery';
import { SECTION_LABELS, TYPE_LABELS } from './templateLabels';

/** The orders of a list, by their names in the address; null is the section's own. */
export const SORTS = {
  recommended: { label: 'Recommended', order: null },
  sales: { label: 'Best selling', order: ['-sales'] },
  newest: { label: 'Newest', order: ['-createdAt'] },
  rating: { label: 'Rating', order: ['-rating', '-sales'] },
  support: { label: 'Support score', order: ['-support'] },
  'price-low': { label: 'Price, low to high', order: ['price'] },
  'price-high': { label: 'Price, high to low', order: ['-price'] },
  name: { label: 'A to Z', order: ['title'] },
} as const satisfies Record<string, { label: string; order: TemplateSort[] | null }>;

/** Stands for all templates where the address names a section. */
export const ALL_TEMPLATES = 'all';

const PAGE_SIZE = 12;
/** Bounds of the contract. */
const MAX_TYPES = 8;
const MAX_AUTHORS = 20;

/** What a visitor has asked the templates for; all of it stands in the address. */
export interface TemplateQuery {
  q: string;
  /** Null shows the page of all seven sections, unless anything else is asked for. */
  section: TemplateSectionId | typeof ALL_TEMPLATES | null;
  type: TemplateType[];
  /** Ids of authors. */
  author: string[];
  sort: keyof typeof SORTS;
  /** From 1. */
  page: number;
}

/** The page of all seven sections. */
export const OVERVIEW: TemplateQuery = {
  q: '',
  section: null,
  type: [],
  author: [],
  sort: 'recommended',
  page: 1,
};

const SECTIONS = { ...SECTION_LABELS, [ALL_TEMPLATES]: '' };

/**
 * The address of the templates with this query, defaults left out.
 *
 * @param query parts of it; the rest is at its default
 */
export function templatesHref(query: Partial<TemplateQuery>): string {
  const { q, section, type, author, sort, page } = { ...OVERVIEW, ...query };
  return pathTo('templates', {
    q: q.trim(),
    section: section ?? undefined,
    type,
    author,
    sort: sort === OVERVIEW.sort ? undefined : sort,
    page: page === OVERVIEW.page ? undefined : page,
  });
}

/** How the query stands in the address. */
export const templatesUrl: UrlForm<TemplateQuery> = {
  everything: OVERVIEW,
  parse(search) {
    const reader = new UrlReader(search);
    const query: TemplateQuery = {
      q: reader.one('q', parseWords) ?? OVERVIEW.q,
      section: reader.one('section', parseKeyOf(SECTIONS)) ?? OVERVIEW.section,
      type: reader.many('type', parseKeyOf(TYPE_LABELS), MAX_TYPES),
      author: reader.many('author', parseSlug, MAX_AUTHORS),
      sort: reader.one('sort', parseKeyOf(SORTS)) ?? OVERVIEW.sort,
      page: reader.one('page', parsePage) ?? OVERVIEW.page,
    };
    return { query, ignored: reader.ignored };
  },
  toSearch: (query) => templatesHref(query).slice(pathTo('templates').length),
};

/** Whether the query asks for a list; the page of sections shows for one that asks for nothing. */
export const isList = (query: TemplateQuery): boolean => templatesUrl.toSearch(query) !== '';

const some = <Value>(list: Value[]) => (list.length > 0 ? list : undefined);

/** The query in the words of the API; what is not asked for is left out. */
export function toApiQuery({ q, section, type, author, sort, page }: TemplateQuery): ApiQuery {
  const { order } = SORTS[sort];
  return {
    q: q || undefined,
    section: section === null || section === ALL_TEMPLATES ? undefined : section,
    type: some(type),
    author: some(author),
    sort: order ? [...order] : undefined,
    page,
    pageSize: PAGE_SIZE,
  };
}
