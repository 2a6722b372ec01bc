import InputBase from '@mui/material/InputBase';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../routing/paths';
import { SearchIcon } from '../ui/icons';

export interface SearchFormProps {
  /** Called when a search is on its way to the results. */
  onSearch?: () => void;
}

/** A search that leads to the results among the software. */
export function SearchForm({ onSearch }: SearchFormProps) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(pathTo('software', { q: text.trim() }));
    setText('');
    onSearch?.();
  };
  return (
    <form role="search" aria-label="Site" onSubmit={search} style={{ width: '100%' }}>
      <InputBase
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Search software"
        autoComplete="off"
        startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, flexShrink: 0 }} />}
        slotProps={{ input: { 'aria-label': 'Search software', enterKeyHint: 'search' } }}
        sx={{
          width: 1,
          height: 40,
          px: 1.5,
          borderRadius: '10px',
          border: '1px solid',
          borderColor: (theme) => `var(--header-field-edge, ${theme.vars.palette.outline})`,
          color: 'inherit',
          fontSize: '0.9375rem',
          '&.Mui-focused': {
            outline: '2px solid var(--header-accent, currentColor)',
            outlineOffset: 1,
          },
          '& input::placeholder': { color: 'inherit', opacity: 0.75 },
        }}
      />
    </form>
  );
}
