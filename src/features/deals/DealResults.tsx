import type { RefObject } from 'react';
import type { useDeals } from '../../api/resources/deals';
import { FoundCards } from '../../domain/Found';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { CardGrid } from '../../list/CardGrid';
import { FoundSortSelect } from '../../list/FoundSortSelect';
import { pricesInView } from '../../list/pricesInView';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { DealCard, DealCardSkeleton } from './DealCard';
import { dealList, SORTS, type DealQuery } from './dealList';

/** The words of the specification, section 9. */
const STATUS_LABELS: Readonly<Record<string, string>> = {
  live: 'Live deals',
  'ending-soon': 'Ending soon',
};

/** The search has a field above the list, and the category is marked in the row of categories. */
const SAID_BESIDE = ['q', 'category'];

export interface DealResultsProps {
  list: OpenList<DealQuery>;
  deals: ReturnType<typeof useDeals>;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The deals that the query found. */
export function DealResults({ list, deals, headingRef }: DealResultsProps) {
  const applied = dealList.applied(list.query, {
    status: (id) => STATUS_LABELS[id],
    category: (id) => deals.data?.facets.category.find(({ value }) => value === id)?.label,
  });
  return (
    <ResultSection
      list={list}
      result={deals}
      applied={applied}
      saidBeside={SAID_BESIDE}
      nouns={['deal', 'deals']}
      headingRef={headingRef}
      isShort
      controls={
        <FoundSortSelect
          query={list.query}
          sorts={SORTS}
          usual="discount"
          onChange={(sort) => list.change({ sort })}
        />
      }
      elsewhere={<MatchesElsewhere q={list.query.q} besides="deal" />}
      skeleton={<CardGrid layout="tiles" skeleton={<DealCardSkeleton />} />}
    >
      {(items, state) => (
        <FoundCards sx={list.query.q === '' ? null : pricesInView}>
          <CardGrid layout="tiles" items={items} {...state}>
            {(deal, priority) => <DealCard deal={deal} q={list.query.q} priority={priority} />}
          </CardGrid>
        </FoundCards>
      )}
    </ResultSection>
  );
}
