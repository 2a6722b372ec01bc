import Box from '@mui/material/Box';
import { useTemplateSections, type TemplateFacets } from '../../api/resources/templates';
import { FacetLinks } from '../../list/FacetLinks';
import { ALL_TEMPLATES, templatesHref, TYPES, type TemplateQuery } from './templateList';

/** About how wide the first link and the types are, in px. */
const WIDTHS = [110, 112, 98, 60, 56, 78, 60, 120, 98];

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
  const section = query?.section ?? ALL_TEMPLATES;
  // Links keep what is asked for beside the type.
  const to = (type: TemplateQuery['type']) =>
    templatesHref(query ? { ...query, type, section, page: 1 } : { section, type });
  const links = types?.map(({ id, name, count }) => {
    const isCurrent = query?.type.some((one) => one === id) ?? false;
    return {
      label: name,
      count,
      isCurrent,
      // One that is chosen takes itself away, another takes the place of all.
      to: to(
        isCurrent && query
          ? query.type.filter((one) => one !== id)
          : TYPES.filter((one) => one === id),
      ),
    };
  });
  const all = {
    label: section === ALL_TEMPLATES ? 'All templates' : 'All types',
    // Each template is for one thing.
    count: types?.reduce((sum, { count }) => sum + count, 0),
    isCurrent: query?.type.length === 0,
    to: to([]),
  };
  return (
    // Above a list, wide windows have the types among the filters beside it.
    <Box
      component="nav"
      aria-label="Types of templates"
      sx={query ? { display: { md: 'none' } } : null}
    >
      <FacetLinks
        place="above"
        expected={WIDTHS.length}
        widths={WIDTHS}
        staysInPlace={query !== undefined}
        links={links && [all, ...links]}
      />
    </Box>
  );
}

/** The way to all templates, and what they are for, above the sections. */
export function TypeLinks() {
  const { data, error } = useTemplateSections();
  return <Types types={error && !data ? null : data?.types} />;
}

export interface ListedTypesProps {
  query: TemplateQuery;
  /** Undefined on their way, null if they could not be loaded. */
  facets: TemplateFacets | null | undefined;
}

/** The same above a list on phones and tablets: how many of what it lists each has, and which are chosen. */
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
