import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { memo, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { prefetchRoute } from '../../routing/prefetch';
import { weight } from '../../theme/tokens';
import { endAtRow } from './endAtRow';
import { RecentSearchList } from './RecentSearchList';
import { optionId } from './optionId';
import { GroupLabel, Listbox, OptionGroup, Popup, Scroller } from './searchPopupStyles';
import type { SearchOption } from './searchOptions';
import { SearchOptionRow } from './SearchOptionRow';
import type { SearchState } from './useSearchState';

export interface SearchPopupProps {
  /** Id of the listbox; the ids of its options follow from it. */
  id: string;
  state: SearchState;
  activeIndex: number;
  onChoose: (option: SearchOption) => void;
  /** Closes the list and gives the focus back to the text. */
  onClose: () => void;
  /** Gives the focus back to the text and leaves the list open. */
  onRefocus: () => void;
}

interface Group {
  label: string;
  kinds: readonly SearchOption['kind'][];
}

const FOUND: readonly Group[] = [
  { label: 'Listings', kinds: ['listing'] },
  { label: 'Categories', kinds: ['category'] },
];

/** The ways on, which stay in sight however much was found. */
const MORE: Group = { label: 'More', kinds: ['browse', 'search'] };

function isOfKind(option: SearchOption, kinds: readonly SearchOption['kind'][]): boolean {
  return kinds.includes(option.kind);
}

function Notice({ state }: { state: SearchState }) {
  if (state.status === 'loading') {
    return (
      <Box aria-hidden sx={{ px: 1.5, py: 1, display: 'grid', gap: 1 }}>
        <Skeleton animation={false} width="72%" height={28} />
        <Skeleton animation={false} width="54%" height={28} />
        <Skeleton animation={false} width="63%" height={28} />
      </Box>
    );
  }
  if (state.status === 'nothing') {
    return (
      <Box sx={{ px: 1.5, pt: 1.5, pb: 1 }}>
        <Box sx={{ fontWeight: weight.strong, overflowWrap: 'anywhere' }}>
          No results for “{state.matched}”
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          Check the spelling, try fewer words, or look around:
        </Box>
      </Box>
    );
  }
  if (state.status === 'failed') {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 1 }}>
        <Box sx={{ flexGrow: 1, typography: 'body2', color: 'text.secondary' }}>
          Suggestions could not be loaded. You can still search.
        </Box>
        <Button size="small" variant="outlined" color="secondary" onClick={state.retry}>
          Retry
        </Button>
      </Box>
    );
  }
  return null;
}

/** The list under the search box: recent searches, or suggestions in groups. */
export const SearchPopup = memo(function SearchPopup({
  id,
  state,
  activeIndex,
  onChoose,
  onClose,
  onRefocus,
}: SearchPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { options } = state;

  useEffect(() => {
    if (activeIndex < 0) return;
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  // Before it is painted, so that the list is never seen with another end.
  useLayoutEffect(() => {
    const list = scroller.current;
    if (list) endAtRow(list, list.querySelectorAll('[role="option"]'));
  }, [options]);

  // What Enter leads to, fetched ahead once there is something to search for.
  useEffect(() => {
    if (state.matched !== '') prefetchRoute(state.resultsUrl);
  }, [state.matched, state.resultsUrl]);

  const indexed = options.map((option, index) => ({ option, index }));
  // A row in another place is a new row: what moves under the eyes counts as layout shift.
  const layout = `${state.status} ${[...FOUND, MORE].map(({ kinds }) => options.filter((option) => isOfKind(option, kinds)).length).join(' ')}`;
  const group = ({ label, kinds }: Group) => {
    const items = indexed.filter(({ option }) => isOfKind(option, kinds));
    if (items.length === 0) return null;
    return (
      <OptionGroup key={`${label} ${layout}`} role="group" aria-label={label}>
        {label === MORE.label ? null : <GroupLabel aria-hidden>{label}</GroupLabel>}
        {items.map(({ option, index }) => (
          <SearchOptionRow
            key={`${index} ${option.key}`}
            id={optionId(id, index)}
            option={option}
            matched={state.matched}
            isActive={index === activeIndex}
            onChoose={onChoose}
          />
        ))}
      </OptionGroup>
    );
  };
  return (
    <Popup
      ref={popup}
      // The focus stays in the text while the pointer chooses.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {state.words === '' ? (
        <RecentSearchList
          id={id}
          options={options}
          activeIndex={activeIndex}
          onChoose={onChoose}
          onRemoved={onRefocus}
        />
      ) : (
        <>
          <Notice state={state} />
          <Listbox role="listbox" id={id} aria-label="Suggestions">
            {options.some((option) => !isOfKind(option, MORE.kinds)) ? (
              <Scroller ref={scroller} role="presentation">
                {FOUND.map(group)}
              </Scroller>
            ) : null}
            {group(MORE)}
          </Listbox>
        </>
      )}
    </Popup>
  );
});
