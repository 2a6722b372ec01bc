import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

export interface ScrollRegionProps {
  /** Names the region for assistive technology. */
  label: string;
  /** True for a long table whose heads stay in sight: in wide windows only the page scrolls. */
  isLong?: boolean;
  /** What else there is to its looks. */
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

/**
 * Holds a table that may be wider than the window. It scrolls by itself, so that the page does not,
 * and takes the focus, so that arrow keys scroll it too.
 */
export function ScrollRegion({ label, isLong = false, sx, children }: ScrollRegionProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={[
        {
          // What is hidden inside stays inside, too.
          position: 'relative',
          overflow: { xs: 'auto', md: isLong ? 'visible' : 'auto' },
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          bgcolor: 'background.paper',
          overscrollBehaviorX: 'contain',
          '&:focus-visible': { outlineOffset: -2 },
        },
        sx ?? null,
      ]}
    >
      {children}
    </Box>
  );
}
