import type { RefObject } from 'react';
import type { useDeals } from '../../api/resources/deals';
import { CardGrid } from '../../list/CardGrid';
import { NoResults } from '../../list/NoResults';
import { ResultSection } from '../../list/ResultSection';
import type { IgnoredParameter } from '../../list/UrlReader';
import type { ChangeUrlQuery } from '../../list/useUrlQuery';
import { AppliedFilterChips, type AppliedFilter } from '../../list/AppliedFilterChips';
import { SortSelect } from '../../list/SortSelect';
import { DealCard, DealCardSkeleton } from './DealCard';
import { ALL_OFFERS, dealsHref, EVERYTHING, SORTS, type DealQuery } from './dealQuery';

const NOUNS = ['deal', 'deals'] as const;

export interface DealResultsProps {
  query: DealQuery;
  /** What of the address is not in the query. */
  ignored: readonly IgnoredParameter[];
  deals: ReturnType<typeof useDeals>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChange: ChangeUrlQuery<DealQuery>;
}

/** What is applied, the search first. */
function appliedFilters(
  { q, category }: DealQuery,
  data: ReturnType<typeof useDeals>['data'],
): AppliedFilter<DealQuery>[] {
  const name = data?.facets.category.find(({ value }) => value === category)?.label;
  return [
    ...(q ? [{ key: 'q', label: `“${q}”`, without: { q: '' } }] : []),
    ...(category === ALL_OFFERS
      ? []
      : [{ key: 'category', label: name ?? category, without: { category: ALL_OFFERS } }]),
  ];
}

/** The deals that the query found. */
export function DealResults({ query, ignored, deals, headingRef, onChange }: DealResultsProps) {
  const applied = appliedFilters(query, deals.data);
  const clear = () => onChange({ ...EVERYTHING, sort: query.sort });
  const focusHeading = () => headingRef.current?.focus();
  return (
    <ResultSection
      result={deals}
      nouns={NOUNS}
      page={query.page}
      hrefFor={(page) => dealsHref({ ...query, page })}
      resultKey={dealsHref({ ...query, page: 1 })}
      headingRef={headingRef}
      ignored={ignored}
      controls={
        <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => onChange({ sort })} />
      }
      chips={
        <AppliedFilterChips
          filters={applied}
          onChange={onChange}
          onClear={clear}
          onEmptied={focusHeading}
        />
      }
      skeleton={<CardGrid skeleton={<DealCardSkeleton />} />}
      noResults={
        <NoResults
          nouns={NOUNS}
          applied={applied}
          onChange={onChange}
          onClear={clear}
          onLeave={focusHeading}
        />
      }
    >
      {(items, state) => (
        <CardGrid items={items} {...state}>
          {(deal, priority) => <DealCard deal={deal} priority={priority} />}
        </CardGrid>
      )}
    </ResultSection>
  );
}
