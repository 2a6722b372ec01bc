import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FilterSideProps {
  /** Takes the focus past the filters. */
  onSkip: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters at the side of the page, from tablets up; all of them are seen, none in a box that scrolls. */
export function FilterSide({ onSkip, children }: FilterSideProps) {
  return (
    <Box
      component="aside"
      aria-labelledby="filters"
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'relative',
        pb: 5,
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
          top: 4,
          right: 0,
          '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
        }}
      >
        Skip to results
      </Button>
      {children}
    </Box>
  );
}
