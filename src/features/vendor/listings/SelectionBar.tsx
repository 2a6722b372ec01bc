import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useRef } from 'react';
import { pageFootOf, radius } from '../../../theme/tokens';
import { TrashIcon } from '../../../ui/icons';
import { usePageFoot } from '../../../ui/usePageFoot';

export interface SelectionBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows: at the bottom of the window, where no row moves for it. */
export function SelectionBar({ count, onDelete, onClear }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePageFoot('bar', bar, count > 0);
  return (
    <Box ref={bar} role="group" aria-label="Selected products" sx={count > 0 ? shown : undefined}>
      <Box component="span" role="status" sx={{ mr: 'auto', fontWeight: 600 }}>
        {count > 0 ? `${count} selected` : null}
      </Box>
      {count > 0 ? (
        <>
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
        </>
      ) : null}
    </Box>
  );
}

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
};
