import type { TemplateSectionId, TemplateTool, TemplateType } from '../../api/resources/templates';

/** The seven sections (specification, section 2) in their order. */
export const SECTION_LABELS: Readonly<Record<TemplateSectionId, string>> = {
  'monthly-bestsellers': 'Monthly Bestsellers',
  'award-winning': 'Award-Winning',
  newest: 'Newest',
  discount: 'Discount',
  'featured-author': 'Featured Author',
  trending: 'Trending',
  bestsellers: 'Bestsellers',
};

/** What templates are for, in the order to list it. */
export const TYPE_LABELS: Readonly<Record<TemplateType, string>> = {
  landing: 'Landing pages',
  dashboard: 'Dashboards',
  store: 'Stores',
  blog: 'Blogs',
  portfolio: 'Portfolios',
  email: 'Emails',
  docs: 'Documentation',
  mobile: 'Mobile apps',
};

/** What a template is made for or with. */
export const TOOL_LABELS: Readonly<Record<TemplateTool, string>> = {
  html: 'HTML',
  react: 'React',
  figma: 'Figma',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  notion: 'Notion',
};
