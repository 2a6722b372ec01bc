import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SearchBox } from '../domain/search/SearchBox';
import { focusMain } from '../routing/mainContent';
import { CloseIcon } from '../ui/icons';
import { ModalDrawer } from '../ui/ModalDrawer';
import { useCloseAnd } from '../ui/useCloseAnd';
import { searchField } from './headerStyles';

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

const focusField = (around: HTMLElement | null) => around?.querySelector('input')?.focus();

/** The search of the header at the top of a narrow window, ready to type. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { closeAnd, onGone } = useCloseAnd(onClose);
  return (
    <ModalDrawer
      anchor="top"
      open={open}
      onClose={onClose}
      onGone={onGone}
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
          mx: { xs: 2, md: 1 },
          px: { md: 2 },
          py: 1.25,
          // On phones the suggestions have the width of the page, not that of the field alone.
          '& form': { position: { xs: 'static', sm: 'relative' } },
        }}
      >
        <Box ref={focusField} sx={{ flexGrow: 1, minWidth: 0, maxWidth: { sm: 460 } }}>
          <SearchBox size="small" onGo={() => closeAnd(focusMain)} />
        </Box>
        <IconButton aria-label="Close search" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
    </ModalDrawer>
  );
}
