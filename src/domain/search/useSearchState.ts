import { useEffect, useMemo, useState } from 'react';
import { useSearchSuggestions } from '../../api/resources/search';
import { pluralize } from '../../lib/text';
import { announce } from '../../routing/announce';
import { useRecentSearches } from './recentSearches';
import { isNothing, resultsUrl, searchOptions, type SearchOption } from './searchOptions';
import { useDebounced } from './useDebounced';

/** How long the typing has to rest before suggestions are asked for, in ms. */
const REST = 150;

/** What the list under the search box shows. */
export interface SearchState {
  /** What is in the box, trimmed. */
  words: string;
  options: readonly SearchOption[];
  /** What the suggestions on screen were asked for; the words to stress in them. */
  matched: string;
  status: 'ready' | 'loading' | 'nothing' | 'failed';
  /** Where Enter leads while no option is active. */
  resultsUrl: string;
  /** Asks for the suggestions again after a failure. */
  retry: () => void;
}

/** How many suggestions there are, announced once they have settled. */
function useAnnouncedCount(isOpen: boolean, state: SearchState) {
  const { words, status, options } = state;
  const found = options.filter(({ kind }) => kind !== 'browse' && kind !== 'search').length;
  useEffect(() => {
    if (!isOpen || words === '') return;
    if (status === 'nothing') announce('No suggestions');
    if (status === 'ready') announce(pluralize(found, 'suggestion', 'suggestions'));
  }, [isOpen, words, status, found]);
}

/**
 * The list under the search box, and which of its options is active. The active option is
 * remembered by where it leads, not by its place, so that suggestions that arrive late never move the
 * choice to something else.
 *
 * @param value what is in the box
 */
export function useSearchState(value: string, isOpen: boolean) {
  const words = value.trim();
  const asked = useDebounced(words, REST);
  const query = useSearchSuggestions(isOpen ? asked : '');
  const recent = useRecentSearches();
  const [active, setActive] = useState<string | null>(null);

  // Old suggestions stay while new ones load, but not over from an earlier, unrelated search.
  const [matched, setMatched] = useState('');
  const settled = asked === '' ? '' : query.isLoading ? matched : asked;
  if (settled !== matched) setMatched(settled);

  const failed = query.error !== undefined && !query.isLoading;
  const suggestions = failed || matched === '' ? undefined : query.data;
  const current = matched === words ? suggestions : undefined;
  const options = useMemo(
    () => searchOptions({ words, recent, suggestions, current }),
    [words, recent, suggestions, current],
  );

  const status = failed
    ? 'failed'
    : isNothing(suggestions)
      ? 'nothing'
      : words !== '' && suggestions === undefined
        ? 'loading'
        : 'ready';
  const { mutate } = query;
  const state = useMemo<SearchState>(
    () => ({
      words,
      options,
      matched,
      status,
      resultsUrl: resultsUrl(words, current),
      retry: () => void mutate(),
    }),
    [words, options, matched, status, current, mutate],
  );
  useAnnouncedCount(isOpen && matched === words, state);

  const activeIndex = options.findIndex(({ to }) => to === active);
  return {
    state,
    activeIndex,
    activate: (index: number) => setActive(options[index]?.to ?? null),
  };
}
