import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FilterIcon } from '../../ui/icons';
import { showToast } from '../../ui/toastStore';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

const loadDrawer = () => import('./FilterDrawer');
type Drawer = Awaited<ReturnType<typeof loadDrawer>>['FilterDrawer'];

export interface FilterSideProps extends FilterPanelProps {
  /** Takes the focus past the filters. */
  onSkip: () => void;
}

/** The filters at the side of the page, from tablets up; they scroll by themselves. */
export function FilterSide({ onSkip, ...panel }: FilterSideProps) {
  return (
    <Box
      component="aside"
      aria-labelledby="filters"
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 80,
        maxHeight: 'calc(100vh - 80px)',
        pb: 5,
        // What goes on below the edge fades out instead of being cut.
        maskImage: 'linear-gradient(to top, transparent, black 40px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
        // Room for the focus ring, which the scrolling box would cut.
        mx: -1.5,
        px: 1.5,
        mt: -1,
        pt: 1,
      }}
    >
      <Typography id="filters" variant="h4" component="h2" sx={{ pb: 1 }}>
        Filters
      </Typography>
      <Button
        size="small"
        onClick={onSkip}
        sx={{
          position: 'absolute',
          top: 6,
          right: 12,
          '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
        }}
      >
        Skip to results
      </Button>
      <FilterPanel {...panel} />
    </Box>
  );
}

export interface FilterDrawerButtonProps extends FilterPanelProps {
  /** How many filters are applied. */
  appliedCount: number;
  totalItems: number | undefined;
  onClear: () => void;
}

/** The way to the filters on phones. Their drawer is fetched when it is about to be opened. */
export function FilterDrawerButton({ appliedCount, ...drawer }: FilterDrawerButtonProps) {
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
        message: 'The filters could not be fetched. Check your connection, then try again.',
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
        sx={{ display: { md: 'none' }, flexShrink: 0 }}
      >
        {appliedCount > 0 ? `Filters (${appliedCount})` : 'Filters'}
      </Button>
      {FilterDrawer ? (
        <FilterDrawer {...drawer} open={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
