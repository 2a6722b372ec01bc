import type { components } from '../../src/api/schema.d';
import {
  CERTIFICATIONS,
  FEATURES,
  LANGUAGES,
  LENGTHS,
  MIN_RATINGS,
  OPERATING_SYSTEMS,
  PLAN_TYPES,
  STATUSES,
} from '../rules/facetChoices';
import type { NamedRecord } from '../store/records';
import { fixed, named } from './facets';
import type { ListingQuery, ListingSearch } from '../search/searchListings';

type Schemas = components['schemas'];

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
    language: fixed(LANGUAGES, counts.language),
    length: fixed(LENGTHS, counts.length),
    planType: fixed(PLAN_TYPES, counts.planType),
    price: { min: prices?.min ?? null, max: prices?.max ?? null },
  };
}
