import { useState, type ReactNode, type RefObject } from 'react';
import type { Listing, ListingKind, useListings } from '../../api/resources/listings';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { FoundCards } from '../../domain/Found';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { pluralize } from '../../lib/text';
import { CardGrid, type CardGridProps } from '../../list/CardGrid';
import { filterCount } from '../../list/filterCount';
import { facetsOf } from '../../list/facets';
import { FoundSortSelect } from '../../list/FoundSortSelect';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { FilterDrawerButton } from './CatalogFilters';
import { CourseCard, CourseCardSkeleton } from './CourseCard';
import { namesIn } from './filterGroups';
import { catalogLists, SORTS, type CatalogQuery } from './catalogList';
import { LeadingListing, LeadingListingSkeleton } from './LeadingListing';
import { LedList } from './ledList';
import { PopularListings } from './PopularListings';
import { SoftwareCard } from './SoftwareCard';

/** So few that one may be looking for something else by the same words. */
const FEW = 3;

const NOUNS = ['listing', 'listings'] as const;

/** `50 listings available` (specification, section 2); of a search, for which words. */
const availableText =
  (q: string) =>
  (totalItems: number): string =>
    `${pluralize(totalItems, ...NOUNS)} available${q ? ` for “${q}”` : ''}`;

export interface CatalogResultsProps {
  kind: ListingKind;
  list: OpenList<CatalogQuery>;
  listings: ReturnType<typeof useListings>;
  /** How the cards lie. */
  layout: CardGridProps<Listing>['layout'];
  /** True where the first listing leads: nobody looks for something, and it is the most popular one. */
  isLed: boolean;
  /** The heading, which takes the focus when a control that had it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What the query found, with the filters that are applied and, on phones, the way to all of them. */
export function CatalogResults({
  kind,
  list,
  listings,
  layout,
  isLed,
  headingRef,
}: CatalogResultsProps) {
  const { query, change, clear } = list;
  const { data, error, isLoading } = listings;
  const isSettled = data !== undefined && !isLoading && !error;
  // It goes on leading while what comes after it is on its way.
  const [ledId, setLedId] = useState<string>();
  const first = data?.items[0];
  if (isSettled && isLed && ledId !== first?.id) setLedId(first?.id);
  const lead = (isLed || !isSettled) && first?.id === ledId ? first : undefined;
  const applied = catalogLists[kind].applied(query, {
    ...namesIn(kind, data?.facets),
    // Whatever is found is of that vendor.
    vendor: (id) => data?.items.find(({ vendor }) => vendor.id === id)?.vendor.name,
  });

  return (
    <ResultSection
      list={list}
      result={listings}
      applied={applied}
      nouns={NOUNS}
      countText={availableText(query.q)}
      headingRef={headingRef}
      isShort
      controls={
        <>
          <FilterDrawerButton
            kind={kind}
            query={query}
            facets={facetsOf(listings)}
            onChange={change}
            onClear={clear}
            appliedCount={filterCount(applied)}
            totalItems={isSettled ? data.page.totalItems : undefined}
          />
          <FoundSortSelect
            query={query}
            sorts={SORTS}
            usual="popularity"
            onChange={(sort) => change({ sort })}
          />
        </>
      }
      elsewhere={
        <>
          <MatchesElsewhere q={query.q} besides={kind} />
          <PopularListings kind={kind} layout={layout} />
        </>
      }
      skeleton={
        <Shelf isLed={isLed}>
          <CardGrid
            layout={layout}
            first={isLed ? <LeadingListingSkeleton /> : undefined}
            skeleton={kind === 'course' ? <CourseCardSkeleton /> : <ListingCardSkeleton />}
          />
        </Shelf>
      }
    >
      {(items, state) => (
        <FoundCards>
          <Shelf isLed={lead !== undefined || (layout !== 'list' && items.length === 1)}>
            <CardGrid layout={layout} items={items} {...state}>
              {(listing, priority) =>
                listing === lead ? (
                  <LeadingListing listing={listing} />
                ) : kind === 'course' ? (
                  <CourseCard course={listing} q={query.q} priority={priority} />
                ) : (
                  <SoftwareCard listing={listing} q={query.q} priority={priority} />
                )
              }
            </CardGrid>
          </Shelf>
          {items.length <= FEW && query.page === 1 && !state.isStale ? (
            <MatchesElsewhere q={query.q} besides={kind} isAlsoHere />
          ) : null}
        </FoundCards>
      )}
    </ResultSection>
  );
}

/** Around the cards, with room for the first where it leads. */
function Shelf({ isLed, children }: { isLed: boolean; children: ReactNode }) {
  return isLed ? <LedList>{children}</LedList> : children;
}
