import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { pluralize } from '../lib/text';
import { SideDrawer } from '../ui/SideDrawer';

export interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  /** How many results are left; undefined while that is not known. */
  totalItems: number | undefined;
  /** The filters, the order, or both. */
  children: ReactNode;
  /** What these are; filters where it is left out. */
  title?: 'Filters' | 'Filters and sorting' | 'Sort';
}

/** The filters, the order or both on phones. What is chosen applies at once; the button says what it leaves. */
export function FilterDrawer({
  open,
  onClose,
  onClear,
  totalItems,
  children,
  title = 'Filters',
}: FilterDrawerProps) {
  return (
    <SideDrawer title={title} open={open} onClose={onClose} width={400}>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, overscrollBehavior: 'contain' }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
        {title === 'Sort' ? null : (
          <Button variant="outlined" color="secondary" size="large" onClick={onClear}>
            Clear
          </Button>
        )}
        <Button variant="contained" size="large" sx={{ flexGrow: 1 }} onClick={onClose}>
          {totalItems === undefined
            ? 'Show results'
            : `Show ${pluralize(totalItems, 'result', 'results')}`}
        </Button>
      </Box>
    </SideDrawer>
  );
}
