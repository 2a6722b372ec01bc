import type { TemplateFacets } from '../../api/resources/templates';
import type { AppliedFilter } from '../../list/AppliedFilterChips';
import { SECTION_LABELS, TYPE_LABELS } from './templateLabels';
import { ALL_TEMPLATES, type TemplateQuery } from './templateQuery';

/** `studio-kestrel` as `Studio kestrel`: a name for an id whose real one is not known yet. */
function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything that is applied: the search first, then the filters in the order of the panel. */
export function appliedFilters(
  { q, section, type, author }: TemplateQuery,
  facets: TemplateFacets | undefined,
): AppliedFilter<TemplateQuery>[] {
  const nameOf = (id: string) =>
    facets?.author.find(({ value }) => value === id)?.label ?? nameOfSlug(id);
  return [
    ...(q ? [{ key: 'q', label: `“${q}”`, without: { q: '' } }] : []),
    ...(section && section !== ALL_TEMPLATES
      ? [
          {
            key: 'section',
            label: SECTION_LABELS[section],
            without: { section: ALL_TEMPLATES } as const,
          },
        ]
      : []),
    ...type.map((value) => ({
      key: `type=${value}`,
      label: TYPE_LABELS[value],
      without: { type: type.filter((other) => other !== value) },
    })),
    ...author.map((id) => ({
      key: `author=${id}`,
      label: nameOf(id),
      without: { author: author.filter((other) => other !== id) },
    })),
  ];
}
