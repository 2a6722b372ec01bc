import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EVERYTHING, type CatalogQuery } from './catalogQuery';
import { parseCatalogUrl, toSearch } from './catalogUrl';

/** Changes parts of the query; the result starts at its first page again. */
export type ChangeQuery = (
  change: Partial<CatalogQuery>,
  options?: {
    /** Takes the place of the current entry of the history, as typing does. */
    replace?: boolean;
  },
) => void;

/**
 * The query of the catalog, which lives in the address alone: back, reload and shared links bring
 * it back.
 */
export function useCatalogQuery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { query, ignored } = useMemo(() => parseCatalogUrl(search), [search]);

  // Two changes may come before the page is rendered anew (leaving the price boxes by a click on a
  // filter); the second has to build on the first.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);

  const change = useCallback<ChangeQuery>(
    (parts, { replace = false } = {}) => {
      const next = { ...latest.current, page: EVERYTHING.page, ...parts };
      if (toSearch(next) === toSearch(latest.current)) return;
      latest.current = next;
      void navigate({ search: toSearch(next) }, { replace, preventScrollReset: true });
    },
    [navigate],
  );

  /** Takes every filter and the search off; the order stays. */
  const clear = useCallback(() => change({ ...EVERYTHING, sort: latest.current.sort }), [change]);

  return { query, ignored, change, clear };
}
