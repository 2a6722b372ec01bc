import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Element to render; `span` unless a heading or paragraph is meant. */
  component?: 'span' | 'p' | 'h2' | 'h3' | 'caption';
}

/** Out of sight but in the accessibility tree; also for native controls under a drawn one. */
export const visuallyHiddenStyles = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for assistive technology only. */
export function VisuallyHidden({ children, component = 'span' }: VisuallyHiddenProps) {
  return (
    <Box component={component} sx={visuallyHiddenStyles}>
      {children}
    </Box>
  );
}
