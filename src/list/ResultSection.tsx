import Box from '@mui/material/Box';
import { useId, type ReactNode, type RefObject } from 'react';
import type { To } from 'react-router-dom';
import { pluralize } from '../lib/text';
import { IgnoredNotice } from './IgnoredNotice';
import type { IgnoredParameter } from './UrlReader';
import { useAnnouncement, useFocusOnPageChange } from '../routing/useResultEffects';
import { Pagination } from '../ui/Pagination';
import { QueryView, type Query } from '../ui/QueryView';
import { PastTheEnd } from './PastTheEnd';
import { ResultsHeader, type ResultPage } from './ResultsHeader';

/** How the items of a result are to be shown while another is on its way. */
export interface ResultState {
  /** True while these are old items, of another query: they are dimmed. */
  isStale: boolean;
  /** True while new ones are on their way. */
  isLoading: boolean;
}

export interface ResultSectionProps<Item> {
  result: Query<{ items: Item[]; page: ResultPage }>;
  /** What is listed: one and many of it, such as `listing` and `listings`. */
  nouns: readonly [one: string, many: string];
  /** The heading; `50 deals` where it is left out. */
  countText?: (totalItems: number) => string;
  /** The page that the address asks for, from 1. */
  page: number;
  /** The address of a page of this result. */
  hrefFor: (page: number) => To;
  /** Tells results apart, whatever page of them is shown. */
  resultKey: string;
  /** The heading, which takes the focus when a control that had it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What of the address makes no sense. */
  ignored: readonly IgnoredParameter[];
  /** The order, and what else stands beside the heading. */
  controls: ReactNode;
  /** The chips of what is applied. */
  chips: ReactNode;
  skeleton: ReactNode;
  /** Shown where nothing fits; offers a way out. */
  noResults: ReactNode;
  children: (items: Item[], state: ResultState) => ReactNode;
}

/**
 * What a query found: count, order, what is applied, the items, the pages. Old items stay while new
 * ones load; the outcome is said aloud, and going to another page brings its heading to the top.
 */
export function ResultSection<Item>({
  result,
  nouns,
  countText = (total) => pluralize(total, ...nouns),
  page,
  hrefFor,
  resultKey,
  headingRef,
  ignored,
  controls,
  chips,
  skeleton,
  noResults,
  children,
}: ResultSectionProps<Item>) {
  const headingId = useId();
  const { data, error, isLoading } = result;
  const isSettled = data !== undefined && !isLoading && !error;
  useFocusOnPageChange(headingRef, page, resultKey);
  useAnnouncement(isSettled ? countText(data.page.totalItems) : undefined);
  return (
    // Tall enough to keep the footer out of sight, however few results there are.
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0, minHeight: '100vh' }}>
      <ResultsHeader
        headingId={headingId}
        headingRef={headingRef}
        page={data?.page}
        countText={countText}
        noun={nouns[1]}
        failed={Boolean(error)}
        controls={controls}
      >
        {chips}
      </ResultsHeader>
      <IgnoredNotice ignored={ignored} />
      <QueryView
        query={result}
        skeleton={skeleton}
        empty={({ items, page: found }) => {
          if (items.length > 0) return null;
          if (found.totalItems === 0) return noResults;
          return <PastTheEnd page={found} nouns={nouns} firstPage={hrefFor(1)} />;
        }}
      >
        {({ items, page: found }) => (
          <>
            {children(items, { isStale: !isSettled, isLoading })}
            <Box sx={{ mt: { xs: 4, md: 5 } }}>
              <Pagination
                page={found.number}
                count={found.totalPages}
                hrefFor={hrefFor}
                label={`Pages of ${nouns[1]}`}
              />
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}
