import type { ArticleCategory } from '../../api/resources/blog';
import type { AppliedFilter } from '../../list/AppliedFilterChips';
import type { BlogQuery } from './blogQuery';

/** The names of what can be filtered by; undefined while they are on their way. */
export interface FilterNames {
  categories: readonly ArticleCategory[] | undefined;
  tags: readonly ArticleCategory[] | undefined;
}

/** The name for an id, or the id in words while its name is not known. */
function nameOf(id: string, known: readonly ArticleCategory[] | undefined): string {
  const name = known?.find((one) => one.id === id)?.name;
  if (name) return name;
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything that is applied: the search first, then category and tag. */
export function appliedFilters(
  { q, category, tag }: BlogQuery,
  { categories, tags }: FilterNames,
): AppliedFilter<BlogQuery>[] {
  return [
    ...(q ? [{ key: 'q', label: `“${q}”`, without: { q: '' } }] : []),
    ...(category
      ? [{ key: 'category', label: nameOf(category, categories), without: { category: null } }]
      : []),
    ...(tag ? [{ key: 'tag', label: nameOf(tag, tags), without: { tag: null } }] : []),
  ];
}
