import type { RefObject } from 'react';
import type { ListingKind, useListings } from '../../api/resources/listings';
import { CardGrid } from '../../list/CardGrid';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { NoResults } from '../../list/NoResults';
import { ResultSection } from '../../list/ResultSection';
import { pluralize } from '../../lib/text';
import type { IgnoredParameter } from '../../list/UrlReader';
import { AppliedFilterChips } from '../../list/AppliedFilterChips';
import { SortSelect } from '../../list/SortSelect';
import { appliedFilters } from './appliedFilters';
import { FilterDrawerButton } from './CatalogFilters';
import { SORTS, type CatalogQuery } from './catalogQuery';
import { toSearch } from './catalogUrl';
import type { ChangeQuery } from './useCatalogQuery';

const NOUNS = ['listing', 'listings'] as const;

/** `50 listings available` (specification, section 2). */
const availableText = (totalItems: number): string =>
  `${pluralize(totalItems, ...NOUNS)} available`;

export interface CatalogResultsProps {
  kind: ListingKind;
  query: CatalogQuery;
  /** What of the address is not in the query. */
  ignored: readonly IgnoredParameter[];
  listings: ReturnType<typeof useListings>;
  /** The heading, which takes the focus when a control that had it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChange: ChangeQuery;
  onClear: () => void;
}

/** What the query found, with the filters that are applied and, on phones, the way to all of them. */
export function CatalogResults(props: CatalogResultsProps) {
  const { kind, query, ignored, listings, headingRef, onChange, onClear } = props;
  const { data, error, isLoading } = listings;
  const isSettled = data !== undefined && !isLoading && !error;
  const applied = appliedFilters(query, data?.facets);
  const focusHeading = () => headingRef.current?.focus();

  return (
    <ResultSection
      result={listings}
      nouns={NOUNS}
      countText={availableText}
      page={query.page}
      hrefFor={(page) => ({ search: toSearch({ ...query, page }) })}
      resultKey={toSearch({ ...query, page: 1 })}
      headingRef={headingRef}
      ignored={ignored}
      controls={
        <>
          <FilterDrawerButton
            query={query}
            facets={data?.facets}
            onChange={onChange}
            onClear={onClear}
            appliedCount={applied.length}
            totalItems={isSettled ? data.page.totalItems : undefined}
          />
          <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => onChange({ sort })} />
        </>
      }
      chips={
        <AppliedFilterChips
          filters={applied}
          onChange={onChange}
          onClear={onClear}
          onEmptied={focusHeading}
        />
      }
      skeleton={<CardGrid skeleton={<ListingCardSkeleton kind={kind} />} />}
      noResults={
        <NoResults
          nouns={NOUNS}
          applied={applied}
          onChange={onChange}
          onClear={onClear}
          onLeave={focusHeading}
        />
      }
    >
      {(items, state) => (
        <CardGrid items={items} {...state}>
          {(listing, priority) => <ListingCard listing={listing} priority={priority} />}
        </CardGrid>
      )}
    </ResultSection>
  );
}
