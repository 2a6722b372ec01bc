import { usePageTitle } from '../routing/pageTitle';

/** What of a list's query a title says. */
export interface TitledQuery {
  /** The words that are searched for; empty without a search. */
  q?: string;
  page: number;
}

/**
 * Titles a page by what its list shows: `mail - Software, page 2`. Tabs and the history of a browser
 * so tell one result from another.
 *
 * @param title of the list, without a search and on its first page
 */
export function useListTitle(title: string, { q = '', page }: TitledQuery): void {
  const found = q === '' ? title : `${q} - ${title}`;
  usePageTitle(page > 1 ? `${found}, page ${page}` : found);
}
