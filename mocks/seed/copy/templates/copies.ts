import type { TemplateRecord } from '../../../store/records/templateRecords';
import { blog, docs } from './reading';
import { dashboard, mobile } from './screens';
import { landing, store } from './selling';
import { email, portfolio } from './showing';
import type { TemplateCopy } from './types';

/** What is written about all templates, by what they are for. */
export const templateCopies: Readonly<Record<TemplateRecord['type'], readonly TemplateCopy[]>> = {
  landing,
  dashboard,
  store,
  blog,
  portfolio,
  email,
  docs,
  mobile,
};
