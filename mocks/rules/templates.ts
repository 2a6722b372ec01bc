import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { ratingOf } from './listingFigures';
import { compareText, ordered, type Order } from './order';
import type { TemplateAuthorRecord, TemplateRecord } from '../store/records/templateRecords';
import { wordLine, wordTest } from '../search/words';

type Schemas = components['schemas'];
type SectionId = Schemas['TemplateSectionId'];
type TemplateType = Schemas['TemplateType'];
type TemplateSort = Schemas['TemplateSort'];

/** The id that stands for the template which the marketplace shows by default. */
export const SAMPLE_TEMPLATE_ID = 'northlight-landing';

/** A template counts as new for this long, in milliseconds. */
const NEW_MS = 120 * 24 * 60 * 60 * 1000;

/** How many templates lead a chart: more of the shop, and to be in one would say nothing. */
const CHART_LENGTH = 12;

/** What each type is called, in the order to list them. */
const TEMPLATE_TYPES: Readonly<Record<TemplateType, string>> = {
  landing: 'Landing pages',
  dashboard: 'Dashboards',
  store: 'Stores',
  blog: 'Blogs',
  portfolio: 'Portfolios',
  email: 'Emails',
  docs: 'Documentation',
  mobile: 'Mobile apps',
};

/** What each tool is called. */
const TEMPLATE_TOOLS: Readonly<Record<Schemas['TemplateTool'], string>> = {
  html: 'HTML',
  react: 'React',
  figma: 'Figma',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  notion: 'Notion',
};

/** A type by id and name. */
export const namedType = (id: TemplateType): Schemas['NamedTemplateType'] => ({
  id,
  name: TEMPLATE_TYPES[id],
});

/** A tool by id and name. */
export const namedTool = (id: Schemas['TemplateTool']): Schemas['NamedTemplateTool'] => ({
  id,
  name: TEMPLATE_TOOLS[id],
});

/** All types in the order to list them, each with how many of the templates are for it. */
export const countedTypes = (
  templates: readonly TemplateRecord[],
): Schemas['CountedTemplateType'][] =>
  (Object.keys(TEMPLATE_TYPES) as TemplateType[]).map((id) => ({
    ...namedType(id),
    count: templates.filter(({ type }) => type === id).length,
  }));

const bySales: Order<TemplateRecord> = (a, b) => b.salesCount - a.salesCount;
const byNewest: Order<TemplateRecord> = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
const byGrowth: Order<TemplateRecord> = (a, b) => growthOf(b) - growthOf(a);
const byDiscount: Order<TemplateRecord> = (a, b) => discountOf(b) - discountOf(a);
const byAward: Order<TemplateRecord> = (a, b) =>
  Date.parse(b.awardedAt ?? '') - Date.parse(a.awardedAt ?? '');

const isNew = ({ createdAt }: TemplateRecord, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) <= NEW_MS;

/** How many more were sold in the last 30 days than in those before. */
function growthOf({ monthSales, formerMonthSales }: TemplateRecord): number {
  return monthSales - formerMonthSales;
}

/** The part of the price that the discount takes off, from 0 to 1. */
function discountOf({ price, oldPrice }: TemplateRecord): number {
  return oldPrice === null ? 0 : 1 - price / oldPrice;
}

const ORDERS: Readonly<Record<TemplateSort, Order<TemplateRecord>>> = {
  '-sales': bySales,
  '-createdAt': byNewest,
  '-rating': (a, b) => ratingOf(b.starCounts).average - ratingOf(a.starCounts).average,
  '-support': (a, b) => b.supportScore - a.supportScore,
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  title: (a, b) => compareText(a.title, b.title),
};

export interface Section {
  id: SectionId;
  title: string;
  description: string;
  /** All its templates in its own order. */
  templates: TemplateRecord[];
}

/** What sections and searches look at. */
export interface TemplateCatalog {
  templates: readonly TemplateRecord[];
  authors: readonly TemplateAuthorRecord[];
}

/** The seven sections in the order of the specification, section 2. */
export function sectionsOf({ templates, authors }: TemplateCatalog, now: Date): Section[] {
  const sorted = (...orders: Order<TemplateRecord>[]) =>
    templates.toSorted(ordered<TemplateRecord>(...orders));
  const featured = authors.find((author) => author.featured);
  return [
    {
      id: 'monthly-bestsellers',
      title: 'Monthly Bestsellers',
      description: 'What sold most in the last thirty days.',
      templates: sorted((a, b) => b.monthSales - a.monthSales).slice(0, CHART_LENGTH),
    },
    {
      id: 'award-winning',
      title: 'Award-Winning',
      description: 'Chosen by a jury of people who build sites for a living.',
      templates: sorted(byAward).filter(({ awardedAt }) => awardedAt !== null),
    },
    {
      id: 'newest',
      title: 'Newest',
      description: 'Released in the last four months.',
      templates: sorted(byNewest).filter((template) => isNew(template, now)),
    },
    {
      id: 'discount',
      title: 'Discount',
      description: 'Below their usual price.',
      templates: sorted(byDiscount).filter(({ oldPrice }) => oldPrice !== null),
    },
    {
      id: 'featured-author',
      title: 'Featured Author',
      description: featured?.about ?? 'No author is featured at the moment.',
      templates: sorted(bySales).filter(({ authorId }) => authorId === featured?.id),
    },
    {
      id: 'trending',
      title: 'Trending',
      description: 'What else sells faster than it did a month ago.',
      // What is new has sold nothing before that it could be faster than.
      templates: sorted(byGrowth)
        .filter((template) => growthOf(template) > 0 && !isNew(template, now))
        .slice(0, CHART_LENGTH),
    },
    {
      id: 'bestsellers',
      title: 'Bestsellers',
      description: 'What else has sold well so far.',
      templates: sorted(bySales).slice(0, CHART_LENGTH),
    },
  ];
}

/**
 * The first templates of each section for the page of all sections, where a template stands once:
 * what a section shows, those after it leave out.
 *
 * @param count how many templates a section shows at most
 */
export function firstOfSections(
  sections: readonly Section[],
  count: number,
): (Section & { first: TemplateRecord[] })[] {
  const shown = new Set<TemplateRecord>();
  return sections.map((section) => {
    const first = section.templates.filter((template) => !shown.has(template)).slice(0, count);
    first.forEach((template) => shown.add(template));
    return { ...section, first };
  });
}

export type TemplateQuery = Omit<QueryParams<'listTemplates'>, 'page' | 'pageSize'>;

interface Facets {
  section: Schemas['FacetValue'][];
  type: Schemas['FacetValue'][];
  author: Schemas['FacetValue'][];
}

/**
 * Searches the templates. Without an order of its own the result comes in that of the section, or
 * the most sold first.
 *
 * @returns all hits, and for each filter how many each choice would leave, its own setting left out
 */
export function searchTemplates(
  catalog: TemplateCatalog,
  query: TemplateQuery,
  now: Date,
): { hits: TemplateRecord[]; facets: Facets } {
  const { q, section, type, author, sort } = query;
  const sections = sectionsOf(catalog, now);
  const chosen = sections.find(({ id }) => id === section);
  const names = new Map(catalog.authors.map(({ id, name }) => [id, name]));
  const fits = {
    words: wordTest(q, catalog.templates, ({ title, authorId, type: its }) =>
      wordLine(title, names.get(authorId) ?? '', its, TEMPLATE_TYPES[its]),
    ),
    section: (template: TemplateRecord) => !chosen || chosen.templates.includes(template),
    type: (template: TemplateRecord) => !type?.length || type.includes(template.type),
    author: (template: TemplateRecord) => !author?.length || author.includes(template.authorId),
  };
  const found = (...tests: (keyof typeof fits)[]) =>
    catalog.templates.filter((template) => tests.every((test) => fits[test](template)));

  const inOrder = sort
    ? catalog.templates.toSorted(ordered<TemplateRecord>(...sort.map((order) => ORDERS[order])))
    : (chosen?.templates ?? catalog.templates.toSorted(ordered<TemplateRecord>(bySales)));
  const hits = new Set(found('words', 'section', 'type', 'author'));
  const bySection = found('words', 'type', 'author');
  const byType = found('words', 'section', 'author');
  const byAuthor = found('words', 'section', 'type');
  return {
    hits: inOrder.filter((template) => hits.has(template)),
    facets: {
      section: sections.map(({ id, title, templates }) => ({
        value: id,
        label: title,
        count: bySection.filter((template) => templates.includes(template)).length,
      })),
      type: countedTypes(byType).map(({ id, name, count }) => ({ value: id, label: name, count })),
      author: catalog.authors
        .toSorted((a, b) => compareText(a.name, b.name))
        .map(({ id, name }) => ({
          value: id,
          label: name,
          count: byAuthor.filter(({ authorId }) => authorId === id).length,
        })),
    },
  };
}

/** The sum of several templates' figures: how often all were sold, and what all were rated. */
export function figuresOf(templates: readonly TemplateRecord[]) {
  const starCounts = [0, 1, 2, 3, 4].map((star) =>
    templates.reduce((sum, template) => sum + (template.starCounts[star] ?? 0), 0),
  );
  return {
    templateCount: templates.length,
    salesCount: templates.reduce((sum, template) => sum + template.salesCount, 0),
    rating: ratingOf(starCounts),
  };
}
