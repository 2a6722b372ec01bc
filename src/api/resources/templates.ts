import 'virtual:answer-shapes/templates';
import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';

type Schemas = components['schemas'];
export type Template = Schemas['Template'];
export type TemplateDetail = Schemas['TemplateDetail'];
export type TemplateDemo = Schemas['TemplateDemo'];
export type DemoBlock = Schemas['DemoBlock'];
export type TemplateSection = Schemas['TemplateSection'];
export type TemplateSectionId = Schemas['TemplateSectionId'];
export type TemplateType = Schemas['TemplateType'];
export type TemplateTool = Schemas['TemplateTool'];
export type TemplateSort = Schemas['TemplateSort'];
export type TemplateFacets = Schemas['TemplateList']['facets'];
export type TemplateQuery = NonNullable<operations['listTemplates']['parameters']['query']>;

/** The id that stands for the template which the site shows by default. */
export const SAMPLE_TEMPLATE_ID = 'sample';

/** The seven sections with the first templates of each. */
export function useTemplateSections() {
  return useApi('/template-sections');
}

/** One page of the templates that match; the old ones stay while new ones load. Waits for null. */
export function useTemplates(query: TemplateQuery | null) {
  return useApi('/templates', query && { params: { query } }, { keepPreviousData: true });
}

/** One template in full, its live demo included. */
export function useTemplate(templateId: string) {
  return useApi('/templates/{templateId}', { params: { path: { templateId } } });
}
