import type { components } from '../../src/api/schema.d';
import { compareText } from '../rules/order';
import {
  CERTIFICATIONS,
  FEATURES,
  MIN_RATINGS,
  OPERATING_SYSTEMS,
  PLAN_TYPES,
  STATUSES,
} from '../rules/facetChoices';
import type { NamedRecord } from '../store/records';
import type { ListingQuery, ListingSearch } from '../search/searchListings';

type Schemas = components['schemas'];

/** The choices of a filter whose choices are fixed; none is left out, so that nothing jumps about. */
function fixed(
  choices: readonly (readonly [string | number, string])[],
  counts: Map<string, number>,
): Schemas['FacetValue'][] {
  return choices.map(([choice, label]) => {
    const value = String(choice);
    return { value, label, count: counts.get(value) ?? 0 };
  });
}

/** The choices of a filter over records: those that the kind has at all and those chosen, by name. */
function named(
  records: readonly NamedRecord[],
  counts: Map<string, number>,
  chosen: readonly string[] = [],
): Schemas['FacetValue'][] {
  return records
    .filter(({ id }) => counts.has(id) || chosen.includes(id))
    .sort((a, b) => compareText(a.name, b.name))
    .map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 }));
}

/** What the filters of a search offer, with the counts of that search. */
export function presentListingFacets(
  { counts, prices }: ListingSearch,
  query: ListingQuery,
  records: { categories: readonly NamedRecord[]; integrations: readonly NamedRecord[] },
): Schemas['ListingFacets'] {
  return {
    category: named(records.categories, counts.category, query.category),
    minRating: fixed(MIN_RATINGS, counts.minRating),
    status: fixed(STATUSES, counts.status),
    operatingSystem: fixed(OPERATING_SYSTEMS, counts.operatingSystem),
    feature: fixed(FEATURES, counts.feature),
    integration: named(records.integrations, counts.integration, query.integration),
    certification: fixed(CERTIFICATIONS, counts.certification),
    planType: fixed(PLAN_TYPES, counts.planType),
    price: { min: prices?.min ?? null, max: prices?.max ?? null },
  };
}
