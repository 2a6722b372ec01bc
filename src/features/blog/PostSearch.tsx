import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIcon } from '../../ui/icons';
import { searchFrame } from '../../ui/searchFrame';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { blogHref } from './blogList';

/**
 * The search box beside a post. It goes to the list only when it is sent: a visitor who types here
 * is still reading.
 */
export function PostSearch() {
  const id = useId();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  return (
    <Box
      component="form"
      role="search"
      aria-label="Search Post"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(blogHref({ q }));
      }}
    >
      <VisuallyHidden>
        <label htmlFor={id}>Search Post</label>
      </VisuallyHidden>
      <InputBase
        id={id}
        type="search"
        value={q}
        onChange={(event) => setQ(event.target.value)}
        placeholder="Search keyword"
        fullWidth
        startAdornment={
          <IconButton type="submit" aria-label="Search" sx={button}>
            <SearchIcon />
          </IconButton>
        }
        slotProps={{ input: { maxLength: 100, enterKeyHint: 'search', autoComplete: 'off' } }}
        sx={searchFrame}
      />
    </Box>
  );
}

/** Its icon stands where that of the search of the list does, and looks as it does. */
const button = { ml: '-9px', mr: '1px', color: 'text.secondary' } as const;
