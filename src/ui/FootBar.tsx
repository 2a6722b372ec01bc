import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useRef, type ReactNode } from 'react';
import { shortWindow } from '../theme/pageSteps';
import { pageFootOf, radius } from '../theme/tokens';
import { usePageFoot } from './usePageFoot';

/** Between the bar and the edge of the window, in px. */
const GAP = 8;

export interface FootBarProps {
  /** Names the bar for assistive technology. */
  label: string;
  isShown: boolean;
  /** The first width that has room for what the bar stands for, and so has no bar. */
  until?: 'md';
  children: ReactNode;
  /** Where it is placed, and how. */
  sx: SystemStyleObject<Theme> | ((theme: Theme) => SystemStyleObject<Theme>);
}

/**
 * What to do next, at the bottom of the window while the button of the page is out of sight. It rests
 * above the notice about storage, and what gets the focus is scrolled clear of it.
 */
export function FootBar({ label, isShown, until, children, sx }: FootBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePageFoot('bar', bar, isShown);
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={label}
      sx={[
        (theme) => ({
          bottom: `calc(${pageFootOf('notice')} + ${GAP}px)`,
          zIndex: theme.zIndex.appBar - 1,
          display: until ? { xs: 'flex', [until]: 'none' } : 'flex',
          visibility: isShown ? 'visible' : 'hidden',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          p: 1,
          pl: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radius.card}px`,
          bgcolor: 'background.paper',
          boxShadow: theme.vars.palette.elevation.overlay,
          '@media print': { display: 'none' },
        }),
        sx,
        // The button of the page is not far there, and the window is for what is read.
        { [shortWindow]: { display: 'none' } },
      ]}
    >
      {children}
    </Box>
  );
}
