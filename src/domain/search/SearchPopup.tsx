import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { prefetchRoute } from '../../routing/prefetch';
import { weight } from '../../theme/tokens';
import { SearchIcon } from '../../ui/icons';
import { endAtRow } from './endAtRow';
import { RecentSearchList } from './RecentSearchList';
import { optionId } from './optionId';
import { GroupLabel, Listbox, OptionGroup, Popup, Scopes, Scroller } from './searchPopupStyles';
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

const FOUND: Group = { label: 'Products', kinds: ['listing', 'template'] };

/** The ways on, which stay in sight however much was found. */
const MORE: Group = { label: 'More', kinds: ['category', 'browse', 'search'] };

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
  const layout = `${state.status} ${options.map(({ kind }) => kind).join(' ')}`;
  const rows = (kinds: Group['kinds']) =>
    indexed
      .filter(({ option }) => isOfKind(option, kinds))
      .map(({ option, index }) => (
        <SearchOptionRow
          key={`${index} ${option.to}`}
          id={optionId(id, index)}
          option={option}
          matched={state.matched}
          isActive={index === activeIndex}
          onChoose={onChoose}
        />
      ));
  const group = ({ label, kinds }: Group, children: ReactNode) =>
    options.some((option) => isOfKind(option, kinds)) ? (
      <OptionGroup key={`${label} ${layout}`} role="group" aria-label={label}>
        {children}
      </OptionGroup>
    ) : null;
  return (
    <Popup
      ref={popup}
      // The focus stays in the text while the pointer chooses.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
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
            {options.some((option) => isOfKind(option, FOUND.kinds)) ? (
              <Scroller ref={scroller} role="presentation">
                {group(
                  FOUND,
                  <>
                    <GroupLabel aria-hidden>{FOUND.label}</GroupLabel>
                    {rows(FOUND.kinds)}
                  </>,
                )}
              </Scroller>
            ) : null}
            {group(
              MORE,
              <>
                {rows(['category', 'browse'])}
                <Scopes role="presentation">
                  <SearchIcon fontSize="small" />
                  <span aria-hidden>Results in</span>
                  {rows(['search'])}
                </Scopes>
              </>,
            )}
          </Listbox>
        </>
      )}
    </Popup>
  );
});
