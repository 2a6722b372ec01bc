import type { ListingFacets } from '../../api/resources/listings';
import { formatMoney } from '../../lib/money';
import type { AppliedFilter as Applied } from '../../list/AppliedFilterChips';
import type { CatalogQuery } from './catalogQuery';
import { FILTER_GROUPS, type FilterGroup } from './filterGroups';

/** A filter of the catalog that is applied. */
export type AppliedFilter = Applied<CatalogQuery>;

/** `customer-support` as `Customer support`: a name for an id whose real one is not known yet. */
function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function priceLabel({ min, max }: CatalogQuery): string {
  const usd = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' });
  if (min !== null && max !== null) return `${usd(min)} to ${usd(max)}`;
  return min !== null ? `From ${usd(min)}` : `Up to ${usd(max ?? 0)}`;
}

function appliedOf(
  group: FilterGroup,
  query: CatalogQuery,
  facets: ListingFacets | undefined,
): AppliedFilter[] {
  if (group.type === 'price') {
    if (query.min === null && query.max === null) return [];
    return [{ key: 'price', label: priceLabel(query), without: { min: null, max: null } }];
  }
  const labelOf = (value: string | number) =>
    group.choices?.find((choice) => choice.value === value)?.label ??
    facets?.[group.facet].find((facet) => facet.value === value)?.label ??
    nameOfSlug(String(value));
  if (group.type === 'one') {
    const value = query[group.name];
    if (value === null) return [];
    return [{ key: group.name, label: labelOf(value), without: { [group.name]: null } }];
  }
  return query[group.name].map((value) => ({
    key: `${group.name}=${value}`,
    label: labelOf(value),
    without: { [group.name]: query[group.name].filter((other) => other !== value) },
  }));
}

/** Everything that is applied: the search first, then the filters in the order of the panel. */
export function appliedFilters(
  query: CatalogQuery,
  facets: ListingFacets | undefined,
): AppliedFilter[] {
  const search = query.q ? [{ key: 'q', label: `“${query.q}”`, without: { q: '' } }] : [];
  return [...search, ...FILTER_GROUPS.flatMap((group) => appliedOf(group, query, facets))];
}
