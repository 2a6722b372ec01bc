import Box from '@mui/material/Box';
import { useId, type ReactNode, type RefObject } from 'react';
import { pluralize } from '../lib/text';
import { useAnnouncement, useFocusOnPageChange } from '../routing/useResultEffects';
import { Pagination } from '../ui/Pagination';
import { QueryView, type Query as ApiQuery } from '../ui/QueryView';
import { AppliedFilterChips, type AppliedFilter } from './AppliedFilterChips';
import { IgnoredNotice } from './IgnoredNotice';
import { NoResults } from './NoResults';
import { PastTheEnd } from './PastTheEnd';
import type { ResultPage } from './resultPage';
import { ResultsHeader } from './ResultsHeader';
import type { OpenList } from './useListState';

/** How the items of a result are to be shown while another is on its way. */
export interface ResultState {
  /** True while these are old items, of another query: they are dimmed. */
  isStale: boolean;
  /** True while new ones are on their way. */
  isLoading: boolean;
}

export interface ResultSectionProps<Item, Query> {
  /** What is asked for, and how to ask for something else. */
  list: OpenList<Query>;
  result: ApiQuery<{ items: Item[]; page: ResultPage }>;
  /** What is applied, from the list's state. */
  applied: readonly AppliedFilter<Query>[];
  /** Keys of what controls beside the list show as applied; its search where left out. */
  saidBeside?: readonly string[];
  /** What is listed: one and many of it, such as `listing` and `listings`. */
  nouns: readonly [one: string, many: string];
  /** The heading, with the count beside it; the count alone where it is left out. */
  heading?: string;
  /** `50 deals` where it is left out. */
  countText?: (totalItems: number) => string;
  /** The heading, which takes the focus when a control that had it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The order, and what else stands beside the heading. */
  controls?: ReactNode;
  /** True where the controls are so few that they are beside the heading on phones too. */
  isShort?: boolean;
  skeleton: ReactNode;
  /** Shown below "nothing fits": where else the words of the search are found. */
  elsewhere?: ReactNode;
  children: (items: Item[], state: ResultState) => ReactNode;
}

/** Every list that can be searched has a field for it. */
const SEARCH = ['q'];

/**
 * What a query found: count, order, what is applied, the items, the pages. Old items stay while new
 * ones load; the outcome is announced, and going to another page brings its heading to the top.
 */
export function ResultSection<Item, Query extends { page: number }>({
  list,
  result,
  applied,
  saidBeside = SEARCH,
  nouns,
  heading,
  countText = (total) => pluralize(total, ...nouns),
  headingRef,
  controls,
  isShort,
  skeleton,
  elsewhere,
  children,
}: ResultSectionProps<Item, Query>) {
  const headingId = useId();
  const { data, error, isLoading } = result;
  // Where nothing is found for a search alone, there is nothing to put in order, nor to filter.
  const isBareSearch =
    data && data.page.totalItems === 0 && applied.every(({ key }) => key === 'q');
  const isSettled = data !== undefined && !isLoading && !error;
  const linkToPage = (page: number) => list.linkTo({ page } as Partial<Query>);
  const focusHeading = () => headingRef.current?.focus();
  useFocusOnPageChange(headingRef, list.query.page, linkToPage(1).search);
  useAnnouncement(isSettled ? countText(data.page.totalItems) : undefined);
  return (
    // The page keeps the footer below the first view; this keeps it from following a list that
    // gets short under someone who has scrolled, without a hole below three rows.
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0, minHeight: '50vh' }}>
      <ResultsHeader
        headingId={headingId}
        headingRef={headingRef}
        page={data?.page}
        heading={heading}
        countText={countText}
        noun={nouns[1]}
        failed={Boolean(error)}
        controls={isBareSearch ? null : controls}
        isShort={isShort}
      >
        <AppliedFilterChips
          filters={applied}
          saidBeside={saidBeside}
          onChange={list.change}
          onClear={list.clear}
          onEmptied={focusHeading}
        />
      </ResultsHeader>
      <IgnoredNotice ignored={list.ignored} />
      <QueryView
        query={result}
        skeleton={skeleton}
        empty={({ items, page: found }) => {
          if (items.length > 0) return null;
          if (found.totalItems > 0)
            return <PastTheEnd page={found} nouns={nouns} firstPage={linkToPage(1)} />;
          return (
            <NoResults
              nouns={nouns}
              applied={applied}
              onChange={list.change}
              onClear={list.clear}
              onLeave={focusHeading}
            >
              {elsewhere}
            </NoResults>
          );
        }}
      >
        {({ items, page: found }) => (
          <>
            {children(items, { isStale: !isSettled, isLoading })}
            <Box sx={{ mt: { xs: 4, md: 5 } }}>
              <Pagination
                page={found.number}
                count={found.totalPages}
                hrefFor={linkToPage}
                label={`Pages of ${nouns[1]}`}
              />
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}
