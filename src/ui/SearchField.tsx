import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { CloseIcon, SearchIcon } from './icons';
import { searchFrame } from './searchFrame';
import { searchInView } from './searchInView';
import { VisuallyHidden } from './VisuallyHidden';

/** How long typing has to rest before it searches, in ms. */
const REST = 300;

/** The element ids that tie a field of a form to its message, and its name in the form. */
export interface FieldIds {
  id: string;
  name: string;
  messageId: string;
}

export interface SearchFieldProps {
  /** What is searched for now. */
  q: string;
  /** For example "Search software". */
  label: string;
  /** Called with the words when typing rests, or at once on Enter; trimmed. */
  onChange: (q: string) => void;
  /** What the empty field says; the label where it is left out. */
  placeholder?: string;
  /** Where it is part of a form, in a `FormControl`: Enter searches, and doesn't send that form. */
  field?: FieldIds;
}

/** The keyword search: searches when typing rests, or at once on Enter. */
export function SearchField({ q, label, onChange, placeholder = label, field }: SearchFieldProps) {
  const ownId = useId();
  const id = field?.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  const [sent, setSent] = useState(q);

  // The search was changed from elsewhere (a chip, the back button), not by this field: follow it.
  if (shown !== q) {
    setShown(q);
    if (sent !== q) {
      setSent(q);
      setTyped(q);
    }
  }

  const search = (text: string, known: string) => {
    const next = text.trim();
    if (next === known) return;
    setSent(next);
    onChange(next);
  };
  // What was sent last may be on its way to the URL while the page still shows what was before.
  const searchTyped = useEffectEvent(() => search(typed, sent));
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), REST);
    return () => clearTimeout(timer);
  }, [typed]);

  // Back may come before the page has shown what was sent: then nothing changes on it at all.
  const takeBack = useEffectEvent(() => {
    if (sent === q) return;
    setSent(q);
    setTyped(q);
  });
  useEffect(() => {
    const onPopState = () => takeBack();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const searchNow = (event: SyntheticEvent) => {
    event.preventDefault();
    search(typed, q);
  };
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === input.current) searchNow(event);
  };

  return (
    <Box
      component={field ? 'div' : 'form'}
      ref={searchInView}
      role="search"
      aria-label={label}
      {...(field ? { onKeyDown: searchOnEnter } : { onSubmit: searchNow })}
      sx={{ width: '100%' }}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <InputBase
        id={id}
        name={field?.name}
        aria-describedby={field?.messageId}
        inputRef={input}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={placeholder}
        fullWidth
        startAdornment={<SearchIcon sx={{ color: 'text.secondary', mr: 1.25 }} />}
        endAdornment={
          typed ? (
            <IconButton
              aria-label="Clear the search"
              size="small"
              onClick={() => {
                setTyped('');
                search('', sent);
                input.current?.focus();
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          ) : null
        }
        slotProps={{ input: { maxLength: 100, enterKeyHint: 'search', autoComplete: 'off' } }}
        sx={searchFrame}
      />
    </Box>
  );
}
