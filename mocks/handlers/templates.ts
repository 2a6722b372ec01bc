import { presentTemplate, presentTemplateDetail } from '../presenters/template';
import { existing } from '../rules/existing';
import { findTemplate } from '../rules/findTemplate';
import { paginate } from '../rules/pages';
import type { Store } from '../store/store';
import { countedTypes, firstOfSections, searchTemplates, sectionsOf } from '../rules/templates';
import type { Handlers } from './handler';

/** How many templates of a section the page of all sections shows. */
const SECTION_ITEMS = 4;

async function openCatalog(store: Store) {
  const { templates, templateAuthors: authors } = await store.open('templates', 'templateAuthors');
  return { templates, authors, catalog: { templates: templates.all(), authors: authors.all() } };
}

export const handlers: Handlers<'templates'> = {
  async listTemplateSections({ store, now, pictureUrl }) {
    const { authors, catalog } = await openCatalog(store);
    const sections = firstOfSections(sectionsOf(catalog, now), SECTION_ITEMS);
    const items = sections.map(({ templates, first, ...section }) => ({
      ...section,
      totalItems: templates.length,
      items: first.map((template) => presentTemplate(template, { authors, pictureUrl })),
    }));
    return { status: 200, body: { items, types: countedTypes(catalog.templates) } };
  },

  async listTemplates({ store, query, now, pictureUrl }) {
    const { page, pageSize, ...search } = query;
    const { authors, catalog } = await openCatalog(store);
    const { hits, facets } = searchTemplates(catalog, search, now);
    const cut = paginate(hits, { page, pageSize });
    const items = cut.items.map((template) => presentTemplate(template, { authors, pictureUrl }));
    return { status: 200, body: { items, page: cut.page, facets } };
  },

  async getTemplate({ store, params, pictureUrl }) {
    const [{ templates, authors, catalog }, { templateTexts, members }] = await Promise.all([
      openCatalog(store),
      store.open('templateTexts', 'members'),
    ]);
    const template = findTemplate(templates, params.templateId);
    const text = existing(templateTexts, template.id, 'template');
    const byAuthor = catalog.templates.filter(({ authorId }) => authorId === template.authorId);
    const view = { authors, members, pictureUrl };
    const body = presentTemplateDetail(template, text, byAuthor, view);
    return { status: 200, body };
  },
};
