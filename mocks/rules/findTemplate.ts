import type { Collection } from '../store/collection';
import type { TemplateRecord } from '../store/records/templateRecords';
import { existing } from './existing';
import { SAMPLE_TEMPLATE_ID } from './templates';

/**
 * The template with this id; `sample` stands for the sample template.
 *
 * @throws ProblemError 404 where there is none
 */
export const findTemplate = (templates: Collection<TemplateRecord>, id: string): TemplateRecord =>
  existing(templates, id === 'sample' ? SAMPLE_TEMPLATE_ID : id, 'template');
