import type { ListingFacets, ListingKind } from '../../api/resources/listings';
import { labelIn } from '../../list/facetLabels';
import type { NameOf } from '../../list/listState';
import {
  catalogLists,
  CERTIFICATIONS,
  FEATURES,
  LANGUAGES,
  LENGTHS,
  OPERATING_SYSTEMS,
  PLAN_TYPES,
  RATINGS,
  STATUSES,
  type CatalogQuery,
} from './catalogList';

/** The filters that take any number of choices, and those that take one. */
export type ManyFilter =
  'category' | 'os' | 'feature' | 'integration' | 'certification' | 'language' | 'length';
export type OneFilter = 'rating' | 'status' | 'plan';
type CountedFacet = Exclude<keyof ListingFacets, 'price'>;

interface Group {
  label: string;
  /** Collapsed at first, unless one of its filters is applied (specification, section 4). */
  startsCollapsed?: boolean;
}

export interface ManyGroup extends Group {
  type: 'many';
  name: ManyFilter;
  facet: CountedFacet;
  /** The choices where they are fixed; null where they come with the answer. */
  choices: readonly string[] | null;
}

export interface OneGroup extends Group {
  type: 'one';
  name: OneFilter;
  facet: CountedFacet;
  choices: readonly (string | number)[];
  /** The choice that sets no filter. */
  allLabel: string;
  /** Whether every listing has exactly one of the choices, so that their counts add up. */
  isPartition: boolean;
}

export interface PriceGroup extends Group {
  type: 'price';
  name: 'price';
}

export type FilterGroup = ManyGroup | OneGroup | PriceGroup;

const category: FilterGroup = {
  type: 'many',
  name: 'category',
  label: 'Category',
  facet: 'category',
  choices: null,
};
const rating: FilterGroup = {
  type: 'one',
  name: 'rating',
  label: 'Ratings',
  facet: 'minRating',
  choices: RATINGS,
  allLabel: 'Any rating',
  isPartition: false,
};
const status: FilterGroup = {
  type: 'one',
  name: 'status',
  label: 'Status',
  facet: 'status',
  choices: STATUSES,
  allLabel: 'All',
  isPartition: false,
};
const price: FilterGroup = {
  type: 'price',
  name: 'price',
  label: 'Price range',
  startsCollapsed: true,
};
const certification = {
  type: 'many',
  name: 'certification',
  facet: 'certification',
  choices: CERTIFICATIONS,
} as const;
const plan: FilterGroup = {
  type: 'one',
  name: 'plan',
  label: 'Plan type',
  facet: 'planType',
  choices: PLAN_TYPES,
  allLabel: 'All',
  isPartition: true,
};

/**
 * The groups of the filter panel with their choices and order. Those of software are the ones of the
 * specification, section 9; courses begin with what their cards say, and have none of what only
 * software can say.
 */
export const FILTER_GROUPS: Readonly<Record<ListingKind, readonly FilterGroup[]>> = {
  software: [
    category,
    rating,
    status,
    {
      type: 'many',
      name: 'os',
      label: 'Operating system',
      facet: 'operatingSystem',
      choices: OPERATING_SYSTEMS,
    },
    { type: 'many', name: 'feature', label: 'Features', facet: 'feature', choices: FEATURES },
    {
      type: 'many',
      name: 'integration',
      label: 'Integrations',
      facet: 'integration',
      choices: null,
      startsCollapsed: true,
    },
    price,
    { ...certification, label: 'Certification', startsCollapsed: true },
    plan,
  ],
  course: [
    { ...certification, label: 'Level' },
    { type: 'many', name: 'language', label: 'Help in', facet: 'language', choices: LANGUAGES },
    { type: 'many', name: 'length', label: 'Length', facet: 'length', choices: LENGTHS },
    category,
    rating,
    status,
    price,
    plan,
  ],
};

/** How many choices of a group are applied. */
export const appliedIn = ({ name }: FilterGroup, kind: ListingKind, query: CatalogQuery): number =>
  catalogLists[kind].applied(query).filter(({ key }) => key.split('=')[0] === name).length;

/** How the server calls a choice of a group; one that it does not know is called that. */
function nameIn(group: ManyGroup | OneGroup, facets: ListingFacets | undefined): NameOf {
  const labelOf = labelIn(facets?.[group.facet]);
  return (id) => labelOf(id) ?? (facets && `Unknown ${group.label.toLowerCase()}: ${id}`);
}

/** How the server calls the choices of each filter of a kind, for the chips of what is applied. */
export const namesIn = (
  kind: ListingKind,
  facets: ListingFacets | undefined,
): Partial<Record<FilterGroup['name'], NameOf>> =>
  Object.fromEntries(
    FILTER_GROUPS[kind].flatMap((group) =>
      group.type === 'price' ? [] : [[group.name, nameIn(group, facets)]],
    ),
  );
