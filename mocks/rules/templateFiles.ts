import type { TemplateRecord } from '../store/records/templateRecords';

const FILE_TYPES: Readonly<Record<TemplateRecord['tool'], readonly string[]>> = {
  html: ['HTML', 'CSS', 'JS'],
  react: ['TSX', 'CSS', 'MD'],
  figma: ['FIG', 'PDF'],
  wordpress: ['PHP', 'CSS', 'JSON'],
  shopify: ['Liquid', 'CSS', 'JSON'],
  notion: ['Notion page', 'CSV'],
};

/** What kinds of files a template made for that tool comes as. */
export const fileTypesOf = (tool: TemplateRecord['tool']): string[] => [...FILE_TYPES[tool]];

const LICENSES: Readonly<Record<TemplateRecord['type'], string>> = {
  landing: 'One site, commercial use',
  dashboard: 'One product, any number of users',
  store: 'One shop, commercial use',
  blog: 'One site, commercial use',
  portfolio: 'One person or studio',
  email: 'One sender, any number of mails',
  docs: 'One product, commercial use',
  mobile: 'One app, in every store',
};

/** What one purchase of a template of that type covers. */
export const licenseOf = (type: TemplateRecord['type']): string => LICENSES[type];
