import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FilterDrawerProps } from './FilterDrawer';
import { FilterIcon } from '../ui/moreIcons';
import { showToast } from '../ui/toastStore';

const loadDrawer = () => import('./FilterDrawer');
type Drawer = Awaited<ReturnType<typeof loadDrawer>>['FilterDrawer'];

export interface FilterDrawerButtonProps extends Omit<FilterDrawerProps, 'open' | 'onClose'> {
  /** How many filters are applied. */
  appliedCount: number;
}

/** The way to the filters, the order or both on phones. Their drawer is fetched when it is about to be opened. */
export function FilterDrawerButton({ appliedCount, ...drawer }: FilterDrawerButtonProps) {
  const { title = 'Filters' } = drawer;
  const count = appliedCount > 0 && title !== 'Sort' ? ` (${appliedCount})` : '';
  const [isOpen, setIsOpen] = useState(false);
  const [FilterDrawer, setFilterDrawer] = useState<Drawer | null>(null);
  const prefetch = () => void loadDrawer().catch(() => undefined);
  const open = async () => {
    try {
      const module = await loadDrawer();
      setFilterDrawer(() => module.FilterDrawer);
      setIsOpen(true);
    } catch {
      showToast({
        severity: 'error',
        message: 'The filters could not be loaded. Check your connection, then try again.',
      });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<FilterIcon fontSize="small" />}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
        // With the edge and the ground of the select beside it.
        sx={{
          display: { md: 'none' },
          flexShrink: 0,
          px: { xs: 1.5, sm: 2 },
          '&&': { bgcolor: 'surface.field' },
          '&&:not(:hover)': { borderColor: 'outline' },
        }}
      >
        {/* Its name is what it shows. */}
        <span>
          {title.split(' ')[0]}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {title.replace(/^\S+/, '')}
          </Box>
          {count}
        </span>
      </Button>
      {FilterDrawer ? (
        <FilterDrawer {...drawer} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
