import { useTemplateSections, type TemplateFacets } from '../../api/resources/templates';
import { FacetLinks } from '../../list/FacetLinks';
import { ALL_TEMPLATES, templatesHref, TYPES, type TemplateQuery } from './templateList';

/** About how wide the types are, in px. */
const WIDTHS = [112, 98, 60, 56, 78, 60, 120, 98];

/** One of the types, and how many it has. */
interface Counted {
  id: string;
  name: string;
  count: number;
}

interface TypesProps {
  /** Undefined on their way; null where they could not be loaded, which is said below. */
  types: readonly Counted[] | null | undefined;
  /** What is listed; left out where no list is open. */
  query?: TemplateQuery;
}

function Types({ types, query }: TypesProps) {
  if (types === null) return null;
  return (
    <nav aria-label="Types of templates">
      <FacetLinks
        place="above"
        expected={TYPES.length}
        widths={WIDTHS}
        staysInPlace={query !== undefined}
        links={types?.map(({ id, name, count }) => {
          const type = TYPES.filter((one) => one === id);
          const isCurrent = query?.type.some((one) => one === id) ?? false;
          return {
            label: name,
            count,
            isCurrent,
            // One that is chosen takes itself away, another takes the place of all.
            to: templatesHref(
              query
                ? {
                    ...query,
                    type: isCurrent ? query.type.filter((one) => one !== id) : type,
                    section: query.section ?? ALL_TEMPLATES,
                    page: 1,
                  }
                : { section: ALL_TEMPLATES, type },
            ),
          };
        })}
      />
    </nav>
  );
}

/** What templates there are, by what they are for, above the sections. */
export function TypeLinks() {
  const { data, error } = useTemplateSections();
  return <Types types={error && !data ? null : data?.types} />;
}

export interface ListedTypesProps {
  query: TemplateQuery;
  /** Undefined on their way, null if they could not be loaded. */
  facets: TemplateFacets | null | undefined;
}

/** The same above a list: how many of what it lists each has, and which are chosen. */
export function ListedTypes({ query, facets }: ListedTypesProps) {
  return (
    <Types
      query={query}
      types={
        facets && facets.type.map(({ value, label, count }) => ({ id: value, name: label, count }))
      }
    />
  );
}
