import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IgnoredParameter } from './UrlReader';

/**
 * Whether a search only changes the words of the one before, so that it takes its place in the
 * history: Back goes to the list as it was without any words.
 */
export const typesOn = (before = '', after = ''): boolean => before !== '' && after !== '';

/** How a page's query stands in the address. */
export interface UrlForm<Query extends { page: number; q?: string }> {
  /** The query of an address without parameters. */
  everything: Query;
  /** Reads the part of an address from `?` on; never throws. */
  parse: (search: string) => { query: Query; ignored: IgnoredParameter[] };
  /** Writes it, so that `parse` reads the same again; defaults are left out. */
  toSearch: (query: Query) => string;
}

/**
 * Changes parts of the query; the result starts at its first page again unless told otherwise. Each
 * change is one step back in the history, but for words that are typed further.
 */
export type ChangeUrlQuery<Query> = (change: Partial<Query>) => void;

/**
 * The query of a list, which lives in the address alone: back, reload and shared links bring it
 * back.
 *
 * @param form has to be the same object each time
 */
export function useUrlQuery<Query extends { page: number; q?: string }>(form: UrlForm<Query>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => form.parse(search), [form, search]);

  // Two changes may come before the page is rendered anew (leaving the price boxes by a click on a
  // filter); the second has to build on the first.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);

  const change = useCallback<ChangeUrlQuery<Query>>(
    (parts) => {
      const next = { ...latest.current, page: form.everything.page, ...parts };
      const nextSearch = form.toSearch(next);
      if (nextSearch === form.toSearch(latest.current)) return;
      const replace = 'q' in parts && typesOn(latest.current.q, parts.q);
      latest.current = next;
      void navigate({ search: nextSearch }, { replace, preventScrollReset: true });
    },
    [form, navigate],
  );

  return { query, ignored, change, latest };
}
