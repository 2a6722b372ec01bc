import type { ListingFacets } from '../../api/resources/listings';
import { CERTIFICATION_LABELS, PLAN_TYPE_LABELS } from '../../domain/listingLabels';
import type {
  CatalogQuery,
  DealStatus,
  ListingFeature,
  MinRating,
  OperatingSystem,
} from './catalogQuery';

/** One choice of a filter, as the address holds it and as people read it. */
export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

function choicesOf<Value extends string>(labels: Record<Value, string>): Choice<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

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
  choices: readonly Choice[] | null;
}

export interface OneGroup extends Group {
  type: 'one';
  name: OneFilter;
  facet: CountedFacet;
  choices: readonly Choice[];
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

const RATINGS: readonly Choice<MinRating>[] = [
  { value: 4.5, label: '4.5 & up' },
  { value: 4, label: '4 & up' },
  { value: 3.5, label: '3.5 & up' },
  { value: 3, label: '3 & up' },
];

const STATUSES = choicesOf<DealStatus>({ live: 'Live deals', 'ending-soon': 'Ending soon' });

const OPERATING_SYSTEMS = choicesOf<OperatingSystem>({
  browser: 'Browser-based',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
  chromeos: 'ChromeOS',
});

const FEATURES = choicesOf<ListingFeature>({
  'gdpr-compliant': 'GDPR-compliant',
  ai: 'AI',
  'white-label': 'White label',
});

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
    isPartition: true,
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
    choices: choicesOf(CERTIFICATION_LABELS),
    startsCollapsed: true,
  },
  {
    type: 'one',
    name: 'plan',
    label: 'Plan type',
    facet: 'planType',
    choices: choicesOf(PLAN_TYPE_LABELS),
    allLabel: 'All',
    isPartition: true,
  },
];

/** How many choices of a group are applied. */
export function appliedIn(group: FilterGroup, query: CatalogQuery): number {
  if (group.type === 'price') return query.min === null && query.max === null ? 0 : 1;
  if (group.type === 'one') return query[group.name] === null ? 0 : 1;
  return query[group.name].length;
}
