import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { SearchBox } from '../domain/search/SearchBox';
import { MAIN_ID } from '../routing/RouteEffects';
import { CloseIcon } from '../ui/icons';
import { ModalDrawer } from '../ui/ModalDrawer';
import { searchField } from './headerStyles';

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

const focusField = (around: HTMLElement | null) => around?.querySelector('input')?.focus();

/** The search of the header at the top of a narrow window, ready to type. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const hasSearched = useRef(false);
  const leave = () => {
    hasSearched.current = true;
    onClose();
  };
  // The button that opened it can be hidden on the page found, and the focus would be lost with it.
  const showResults = () => {
    if (hasSearched.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    hasSearched.current = false;
  };
  return (
    <ModalDrawer
      anchor="top"
      open={open}
      onClose={onClose}
      onGone={showResults}
      aria-label="Search"
      wide={searchField}
      // The suggestions hang below it.
      sx={{ overflow: 'visible' }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 0.5,
          mx: 1,
          px: { xs: 1, md: 2 },
          py: 1.25,
          // On phones the suggestions have the whole width, not that of the field alone.
          '& form': { position: { xs: 'static', sm: 'relative' } },
        }}
      >
        <Box ref={focusField} sx={{ flexGrow: 1, minWidth: 0, maxWidth: { sm: 460 } }}>
          <SearchBox size="small" onGo={leave} />
        </Box>
        <IconButton aria-label="Close search" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
    </ModalDrawer>
  );
}
