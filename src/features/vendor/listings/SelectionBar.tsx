import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useRef } from 'react';
import { shortWindow } from '../../../theme/pageSteps';
import { pageFootOf, radius, weight } from '../../../theme/tokens';
import { onlyWithCards } from '../../../ui/dataTableStyles';
import { TrashIcon } from '../../../ui/moreIcons';
import { usePageFoot } from '../../../ui/usePageFoot';

export interface SelectionBarProps {
  /** How many are selected: `2 selected`. */
  text: string;
  /** True where the whole page is selected. */
  isAll: boolean;
  onAll: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows: at the bottom of the window, where no row moves for it. */
export function SelectionBar({ text, isAll, onAll, onDelete, onClear }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePageFoot('bar', bar, true);
  return (
    <Box ref={bar} role="group" aria-label="Selected products" sx={shown}>
      <Box component="span" aria-hidden sx={{ mr: 'auto', fontWeight: weight.strong }}>
        {text}
      </Box>
      {/* A table has a box for this in its head; cards have none. It stays when done, with the focus. */}
      <Box sx={onlyWithCards('wide')}>
        <Button
          size="small"
          color="secondary"
          aria-disabled={isAll}
          sx={isAll ? done : undefined}
          onClick={isAll ? undefined : onAll}
        >
          Select all
        </Button>
      </Box>
      <Button size="small" color="secondary" onClick={onClear}>
        Clear selection
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<TrashIcon />}
        onClick={onDelete}
      >
        Delete selected
      </Button>
    </Box>
  );
}

const done = {
  '&, &:hover': { color: 'action.disabled', bgcolor: 'transparent', cursor: 'default' },
};

const shown: SystemStyleObject<Theme> = {
  position: 'sticky',
  bottom: pageFootOf('notice'),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1.5,
  py: 1,
  px: 2,
  border: 1,
  borderColor: 'outline',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  boxShadow: (theme) => theme.vars.palette.elevation.overlay,
  typography: 'body2',
  [shortWindow]: { position: 'static' },
};
