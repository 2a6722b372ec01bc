import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestSearch } from '../routing/useLatestSearch';
import { crossesViews } from '../routing/viewTransition';
import type { ListState } from './listState';
import type { IgnoredParameter } from './UrlReader';

/**
 * Whether a search only changes the words of the one before, so that it takes its place in the
 * history: Back goes to the list as it was without any words.
 */
export const typesOn = (before = '', after = ''): boolean => before !== '' && after !== '';

/**
 * Changes parts of the query; the result starts at its first page again unless told otherwise. Each
 * change is one step back in the history, but for words that are typed further.
 */
export type ChangeQuery<Query> = (change: Partial<Query>) => void;

/** A list that is open: what it is asked for, and every way to ask for something else. */
export interface OpenList<Query> {
  query: Query;
  /** What of the URL makes no sense. */
  ignored: readonly IgnoredParameter[];
  change: ChangeQuery<Query>;
  /** Takes the search and every filter off; the order stays. */
  clear: () => void;
  /** Where a link leads that changes parts of the query, by the rules of {@link ChangeQuery}. */
  linkTo: (change: Partial<Query>) => { search: string };
}

/**
 * The query of a list, which lives in the URL alone: back, reload and shared links bring it back.
 *
 * @param state has to be the same object each time
 */
export function useListState<Query extends { page: number; q?: string }>(
  state: ListState<Query, unknown>,
): OpenList<Query> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => state.parse(search), [state, search]);

  // Two changes may come before the page is rendered again: leaving the price boxes by a click on a
  // filter, for example.
  const latestRef = useLatestSearch();

  const change = useCallback<ChangeQuery<Query>>(
    (parts) => {
      const before = state.parse(latestRef.current).query;
      const next = state.toSearch({ ...before, page: state.everything.page, ...parts });
      if (next === state.toSearch(before)) return;
      const replace = 'q' in parts && typesOn(before.q, parts.q);
      latestRef.current = next;
      // Another tab is another view; filters and words change the same one.
      const viewTransition = 'tab' in parts && crossesViews();
      void navigate({ search: next }, { replace, preventScrollReset: true, viewTransition });
    },
    [state, latestRef, navigate],
  );
  const clear = useCallback(
    () => change(state.cleared(state.parse(latestRef.current).query)),
    [state, latestRef, change],
  );
  const linkTo = (parts: Partial<Query>) => ({
    search: state.toSearch({ ...query, page: state.everything.page, ...parts }),
  });

  return { query, ignored, change, clear, linkTo };
}
