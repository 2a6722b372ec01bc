import type { ListingFacets } from '../../api/resources/listings';
import { labelIn } from '../../list/facetLabels';
import type { NameOf } from '../../list/listState';
import {
  catalogList,
  CERTIFICATIONS,
  FEATURES,
  OPERATING_SYSTEMS,
  PLAN_TYPES,
  RATINGS,
  STATUSES,
  type CatalogQuery,
} from './catalogList';

/** The filters that take any number of choices, and those that take one. */
export type ManyFilter = 'category' | 'os' | 'feature' | 'integration' | 'certification';
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

/** The groups of the filter panel with their choices and order (specification, section 9). */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  { type: 'many', name: 'category', label: 'Category', facet: 'category', choices: null },
  {
    type: 'one',
    name: 'rating',
    label: 'Ratings',
    facet: 'minRating',
    choices: RATINGS,
    allLabel: 'Any rating',
    isPartition: false,
  },
  {
    type: 'one',
    name: 'status',
    label: 'Status',
    facet: 'status',
    choices: STATUSES,
    allLabel: 'All',
    isPartition: false,
  },
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
  { type: 'price', name: 'price', label: 'Price range', startsCollapsed: true },
  {
    type: 'many',
    name: 'certification',
    label: 'Certification',
    facet: 'certification',
    choices: CERTIFICATIONS,
    startsCollapsed: true,
  },
  {
    type: 'one',
    name: 'plan',
    label: 'Plan type',
    facet: 'planType',
    choices: PLAN_TYPES,
    allLabel: 'All',
    isPartition: true,
  },
];

/** How many choices of a group are applied. */
export const appliedIn = ({ name }: FilterGroup, query: CatalogQuery): number =>
  catalogList.applied(query).filter(({ key }) => key.split('=')[0] === name).length;

/** How the server calls the choices of each filter, for the chips of what is applied. */
export const namesIn = (
  facets: ListingFacets | undefined,
): Partial<Record<FilterGroup['name'], NameOf>> =>
  Object.fromEntries(
    FILTER_GROUPS.flatMap((group) =>
      group.type === 'price' ? [] : [[group.name, labelIn(facets?.[group.facet])]],
    ),
  );
