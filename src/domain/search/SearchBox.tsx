import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  memo,
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import { searchInView } from '../../ui/searchInView';
import { SectionBoundary } from '../../ui/SectionBoundary';
import { LONGEST_SEARCH, rememberSearch } from './recentSearches';
import { optionId } from './optionId';
import { SearchField, SearchFrame } from './searchBoxStyles';
import type { SearchOption } from './searchOptions';
import { useSearchState } from './useSearchState';
import { useTypingRound } from './useTypingRound';

const loadPopup = () => import('./SearchPopup');
const SearchPopup = lazy(() => loadPopup().then((code) => ({ default: code.SearchPopup })));

/** Fetches ahead the list that the first key will need. */
function prepare() {
  loadPopup().catch(() => undefined);
}

/*
 * What no key changes is made once: React passes over an element that is the same as before, and
 * the styles of all of it are there before the first key, so that typing never adds any.
 */
const magnifier = <SearchIcon className="SearchBox-magnifier" />;
const submitButton = (
  <Button
    type="submit"
    variant="contained"
    aria-label="Search"
    sx={{ flexShrink: 0, minWidth: 48, height: '100%', px: { xs: 1.5, sm: 3.5 } }}
  >
    <SearchIcon sx={{ display: { sm: 'none' } }} />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      Search
    </Box>
  </Button>
);

const ClearButton = memo(function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <IconButton
      aria-label="Clear the search"
      onClick={onClear}
      sx={{ color: 'text.secondary', flexShrink: 0 }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
});

export interface SearchBoxProps {
  /** `small` for a bar: lower, in the colors around it, without a button beside the text. */
  size?: 'small' | 'large';
  /** Called when a search or a choice is on its way. */
  onGo?: () => void;
}

/**
 * The search of the whole catalog, a combobox with a list below it (ARIA Authoring Practices):
 * arrows move through the suggestions, Enter takes one or else searches for the words, Escape
 * closes the list and then empties the box, Home and End go back to the text.
 */
export function SearchBox(props: SearchBoxProps) {
  return <TypedSearch key={useTypingRound()} {...props} />;
}

function TypedSearch({ size = 'large', onGo }: SearchBoxProps) {
  const isSmall = size === 'small';
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { state, activeIndex, activate } = useSearchState(value, isOpen);
  const { options, words } = state;
  const isShown = isOpen && options.length > 0;
  // What is typed is painted first; the list below follows as soon as there is time.
  const shownState = useDeferredValue(isShown ? state : null);
  const shownIndex = useDeferredValue(activeIndex);

  const go = useCallback(
    (to: string, searched = '') => {
      if (searched !== '') rememberSearch(searched);
      setOpen(false);
      // Where the page stays the same, this search would otherwise stay beside the page's own.
      input.current?.blur();
      const sent = input.current?.value;
      // What led there is done with; what is typed meanwhile is not.
      void Promise.resolve(navigate(to)).then(() => setValue((now) => (now === sent ? '' : now)));
      onGo?.();
    },
    [navigate, onGo],
  );
  const choose = useCallback(
    (option: SearchOption) => {
      const isSearch = option.kind === 'search' || option.kind === 'recent';
      go(option.to, isSearch ? option.words : undefined);
    },
    [go],
  );
  const refocus = useCallback(() => input.current?.focus(), []);
  const clear = useCallback(() => {
    setValue('');
    input.current?.focus();
  }, []);
  const close = useCallback(() => {
    // In this order: taking the focus opens the list.
    input.current?.focus();
    setOpen(false);
  }, []);

  const step = (by: 1 | -1) => {
    if (!isShown) return setOpen(true);
    // One more place than there are options: the text itself, where nothing is active.
    const places = options.length + 1;
    activate(((activeIndex + 1 + by + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const active = isShown ? options[activeIndex] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) setOpen(event.key === 'ArrowDown');
        else step(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (!active) return;
        event.preventDefault();
        choose(active);
        break;
      case 'Escape':
        if (!isShown && value === '') return;
        event.preventDefault();
        // A dialog around it stays open.
        event.stopPropagation();
        if (isShown) setOpen(false);
        else setValue('');
        activate(-1);
        break;
      case 'Home':
      case 'End':
        activate(-1);
        break;
    }
  };

  return (
    <SearchFrame
      ref={isSmall ? undefined : searchInView}
      role="search"
      aria-label={isSmall ? 'Quick search' : 'Search the catalog'}
      data-size={size}
      data-catalog-search
      onSubmit={(event) => {
        event.preventDefault();
        go(state.resultsUrl, words);
      }}
    >
      {magnifier}
      <Box
        // The list belongs to the text: moving on to its buttons leaves it open.
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        }}
        sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}
      >
        <SearchField
          ref={input}
          type="text"
          name="q"
          value={value}
          maxLength={LONGEST_SEARCH}
          placeholder={isSmall ? 'Search' : 'Try “email replies”'}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          role="combobox"
          aria-label="Search software, courses and templates"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={
            isShown && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined
          }
          onChange={(event) => {
            setValue(event.target.value);
            setOpen(true);
            activate(-1);
          }}
          onFocus={() => {
            prepare();
            setOpen(true);
          }}
          onPointerDown={() => setOpen(true)}
          onPointerEnter={prepare}
          onKeyDown={onKeyDown}
        />
        {shownState ? (
          <SectionBoundary fallback={null}>
            <Suspense fallback={null}>
              <SearchPopup
                id={listId}
                state={shownState}
                activeIndex={shownIndex}
                onChoose={choose}
                onClose={close}
                onRefocus={refocus}
              />
            </Suspense>
          </SectionBoundary>
        ) : null}
      </Box>
      <span style={{ visibility: value === '' ? 'hidden' : undefined }}>
        <ClearButton onClear={clear} />
      </span>
      {isSmall ? null : submitButton}
    </SearchFrame>
  );
}
