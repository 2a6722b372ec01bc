import Box from '@mui/material/Box';
import { useId, type RefObject } from 'react';
import type { ListingKind, useListings } from '../../api/resources/listings';
import { IgnoredNotice } from '../../routing/IgnoredNotice';
import type { IgnoredParameter } from '../../routing/UrlReader';
import { useAnnouncement, useFocusOnPageChange } from '../../routing/useResultEffects';
import { AppliedFilterChips } from '../../ui/AppliedFilterChips';
import { Pagination } from '../../ui/Pagination';
import { QueryView } from '../../ui/QueryView';
import { SortSelect } from '../../ui/SortSelect';
import { appliedFilters } from './appliedFilters';
import { FilterDrawerButton } from './CatalogFilters';
import { SORTS, type CatalogQuery } from './catalogQuery';
import { toSearch } from './catalogUrl';
import { ListingGrid, ListingGridSkeleton } from './ListingGrid';
import { NoResults, PastTheEnd } from './NoResults';
import { availableText, ResultsHeader } from './ResultsHeader';
import type { ChangeQuery } from './useCatalogQuery';

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

/**
 * What the query found: count, order, what is applied, the cards, the pages. Old results stay while
 * new ones load.
 */
export function CatalogResults(props: CatalogResultsProps) {
  const { kind, query, ignored, listings, headingRef, onChange, onClear } = props;
  const headingId = useId();
  const { data, error, isLoading } = listings;
  const isSettled = data !== undefined && !isLoading && !error;
  useFocusOnPageChange(headingRef, query.page, toSearch({ ...query, page: 1 }));
  useAnnouncement(isSettled ? availableText(data.page.totalItems) : undefined);

  const applied = appliedFilters(query, data?.facets);
  const focusHeading = () => headingRef.current?.focus();
  const hrefFor = (page: number) => ({ search: toSearch({ ...query, page }) });

  return (
    // Tall enough to keep the footer out of sight, however few results there are.
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0, minHeight: '100vh' }}>
      <ResultsHeader
        headingId={headingId}
        headingRef={headingRef}
        page={data?.page}
        failed={Boolean(error)}
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
      >
        <AppliedFilterChips
          filters={applied}
          onChange={onChange}
          onClear={onClear}
          onEmptied={focusHeading}
        />
      </ResultsHeader>
      <IgnoredNotice ignored={ignored} />
      <QueryView
        query={listings}
        skeleton={<ListingGridSkeleton kind={kind} />}
        empty={({ items, page }) => {
          if (items.length > 0) return null;
          if (page.totalItems > 0) return <PastTheEnd page={page} firstPage={hrefFor(1)} />;
          return (
            <NoResults
              applied={applied}
              onChange={onChange}
              onClear={onClear}
              onLeave={focusHeading}
            />
          );
        }}
      >
        {({ items, page }) => (
          <>
            <ListingGrid listings={items} isStale={!isSettled} isLoading={isLoading} />
            <Box sx={{ mt: { xs: 4, md: 5 } }}>
              <Pagination
                page={page.number}
                count={page.totalPages}
                hrefFor={hrefFor}
                label="Pages of listings"
              />
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}
