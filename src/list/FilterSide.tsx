import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pageFoot } from '../theme/tokens';

export interface FilterSideProps {
  /** Takes the focus past the filters. */
  onSkip: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters at the side of the page, from tablets up; they scroll by themselves. */
export function FilterSide({ onSkip, children }: FilterSideProps) {
  return (
    <Box
      component="aside"
      aria-labelledby="filters"
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 80,
        // Ends above what lies at the bottom of the window, which would cover what has the focus.
        maxHeight: `calc(100vh - 80px - ${pageFoot})`,
        pb: 5,
        // What goes on below the edge fades out instead of being cut.
        maskImage: 'linear-gradient(to top, transparent, black 40px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        // What takes the focus comes to rest above the fade, its ring included.
        scrollPaddingBlock: '16px 56px',
        scrollbarWidth: 'thin',
        // Room for the focus ring, which the scrolling box would cut.
        mx: -1.5,
        px: 1.5,
        mt: -1,
        pt: 1,
      }}
    >
      <Typography
        id="filters"
        variant="h4"
        component="h2"
        // On one line with the number of what was found.
        sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}
      >
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
      {children}
    </Box>
  );
}
