import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { pluralize } from '../lib/text';
import { CloseIcon } from '../ui/icons';
import { useBackToClose } from '../ui/useBackToClose';

export interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  /** How many results are left; undefined while that is not known. */
  totalItems: number | undefined;
  /** The filters. */
  children: ReactNode;
}

/** The filters on phones. What is chosen applies at once; the button says what it leaves. */
export function FilterDrawer({ open, onClose, onClear, totalItems, children }: FilterDrawerProps) {
  const titleId = useId();
  useBackToClose(open, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(100vw, 400px)' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2">
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, overscrollBehavior: 'contain' }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" color="secondary" size="large" onClick={onClear}>
          Clear
        </Button>
        <Button variant="contained" size="large" sx={{ flexGrow: 1 }} onClick={onClose}>
          {totalItems === undefined
            ? 'Show results'
            : `Show ${pluralize(totalItems, 'result', 'results')}`}
        </Button>
      </Box>
    </Drawer>
  );
}
