import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IgnoredParameter } from './UrlReader';

/** How a page's query stands in the address. */
export interface UrlForm<Query extends { page: number }> {
  /** The query of an address without parameters. */
  everything: Query;
  /** Reads the part of an address from `?` on; never throws. */
  parse: (search: string) => { query: Query; ignored: IgnoredParameter[] };
  /** Writes it, so that `parse` reads the same again; defaults are left out. */
  toSearch: (query: Query) => string;
}

/** Changes parts of the query; the result starts at its first page again unless told otherwise. */
export type ChangeUrlQuery<Query> = (
  change: Partial<Query>,
  options?: {
    /** Takes the place of the current entry of the history, as typing does. */
    replace?: boolean;
  },
) => void;

/**
 * The query of a list, which lives in the address alone: back, reload and shared links bring it
 * back.
 *
 * @param form has to be the same object each time
 */
export function useUrlQuery<Query extends { page: number }>(form: UrlForm<Query>) {
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
    (parts, { replace = false } = {}) => {
      const next = { ...latest.current, page: form.everything.page, ...parts };
      const nextSearch = form.toSearch(next);
      if (nextSearch === form.toSearch(latest.current)) return;
      latest.current = next;
      void navigate({ search: nextSearch }, { replace, preventScrollReset: true });
    },
    [form, navigate],
  );

  return { query, ignored, change, latest };
}
