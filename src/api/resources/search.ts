import 'virtual:answer-shapes/search';
import type { components } from '../schema.d';
import { useApi } from '../useApi';

export type SearchSuggestions = components['schemas']['SearchSuggestions'];

/** Suggestions for what was typed so far; waits for the first character. */
export function useSearchSuggestions(typed: string) {
  const q = typed.trim();
  return useApi('/search-suggestions', q ? { params: { query: { q, limit: 6 } } } : null, {
    keepPreviousData: true,
  });
}

export type SearchKind = components['schemas']['SearchKind'];

/** How many things of each kind the words find. */
export function useSearchCounts(q: string) {
  return useApi('/search-counts', q ? { params: { query: { q } } } : null);
}
