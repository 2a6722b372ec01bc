/** The choice that stands for no choice: every deal is in it. */
export const ALL_OFFERS = 'all';

/** The category of what has none of its own. */
const OTHER_TOOLS = 'other-smb-tools';

/** A category of deals and the categories of listings whose offers it shows. */
export interface DealCategory {
  id: string;
  name: string;
  /** Empty for all of them. */
  listingCategoryIds: readonly string[];
}

/**
 * The categories of the deals page (specification, section 2), in its order. One that is named like
 * a category of listings shows just that; what has no name there is among the other tools.
 */
export const dealCategories: readonly DealCategory[] = [
  { id: ALL_OFFERS, name: 'All offers', listingCategoryIds: [] },
  { id: 'productivity', name: 'Productivity', listingCategoryIds: ['productivity'] },
  { id: 'forms-and-workflow', name: 'Forms and Workflow', listingCategoryIds: ['forms'] },
  {
    id: 'customer-support',
    name: 'Customer Support and Success',
    listingCategoryIds: ['support'],
  },
  { id: 'marketing', name: 'Marketing', listingCategoryIds: ['marketing'] },
  { id: 'sales-and-crm', name: 'Sales and CRM', listingCategoryIds: ['crm'] },
  {
    id: OTHER_TOOLS,
    name: 'Other SMB Tools',
    listingCategoryIds: ['email', 'finance', 'design', 'dev-tools', 'analytics'],
  },
  { id: 'hr-and-recruiting', name: 'HR and Recruiting', listingCategoryIds: ['hr'] },
  { id: 'project-management', name: 'Project Management', listingCategoryIds: ['projects'] },
  {
    id: 'artificial-intelligence',
    name: 'Artificial Intelligence (AI)',
    listingCategoryIds: ['ai'],
  },
  {
    id: 'social-media-management',
    name: 'Social Media Management',
    listingCategoryIds: ['social'],
  },
];

/**
 * The categories that a deal on a listing is in, the main one first; the one for all is left out, and
 * the one for what has no name there comes last.
 */
export function dealCategoriesOf(categoryIds: readonly string[]): DealCategory[] {
  const categories = categoryIds.flatMap((id) =>
    dealCategories.filter(({ listingCategoryIds }) => listingCategoryIds.includes(id)),
  );
  const others = categories.filter(({ id }) => id === OTHER_TOOLS);
  return [...new Set([...categories.filter(({ id }) => id !== OTHER_TOOLS), ...others])];
}
