import { useCallback } from 'react';
import { useUrlQuery, type ChangeUrlQuery, type UrlForm } from '../../list/useUrlQuery';
import { EVERYTHING, type CatalogQuery } from './catalogQuery';
import { parseCatalogUrl, toSearch } from './catalogUrl';

/** Changes parts of the query; the result starts at its first page again. */
export type ChangeQuery = ChangeUrlQuery<CatalogQuery>;

const form: UrlForm<CatalogQuery> = { everything: EVERYTHING, parse: parseCatalogUrl, toSearch };

/** The query of the catalog, which lives in the address alone. */
export function useCatalogQuery() {
  const { query, ignored, change, latest } = useUrlQuery(form);

  /** Takes every filter and the search off; the order stays. */
  const clear = useCallback(
    () => change({ ...EVERYTHING, sort: latest.current.sort }),
    [change, latest],
  );

  return { query, ignored, change, clear };
}
