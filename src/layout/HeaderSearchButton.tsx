import IconButton from '@mui/material/IconButton';
import { useCallback, useState } from 'react';
import { SearchIcon } from '../ui/icons';
import { useSearchInView } from '../ui/searchInView';
import { searchField } from './headerStyles';
import { loadSearchDialog } from './loadOverlays';
import { Overlay } from './Overlay';
import { prefetchOn } from './prefetchOn';

/** The searches that find the same: those of the whole catalog. A page on its way may have one. */
const ALIKE = '[data-catalog-search]';

/**
 * Opens the search where the header has no room for its field, on pages with a search of one list, too: a
 * button is no second field beside that. Below 360 px only the menu has room for it, and up to 920 px the
 * links need the place.
 */
export function HeaderSearchButton() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isHeldBack = useSearchInView(ALIKE);
  return (
    <>
      <IconButton
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...prefetchOn(loadSearchDialog)}
        sx={{
          visibility: isHeldBack ? 'hidden' : undefined,
          [searchField]: { display: 'none' },
          '@media (max-width: 359.95px), (min-width: 900px) and (max-width: 919.95px)': {
            display: 'none',
          },
        }}
      >
        <SearchIcon />
      </IconButton>
      <Overlay
        load={loadSearchDialog}
        isOpen={isOpen}
        onFailure={close}
        content={{ open: isOpen, onClose: close }}
      />
    </>
  );
}
