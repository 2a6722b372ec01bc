import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { paperEdge, tornEdge } from '../theme/surfaceStyles';

export interface PaperSheetProps {
  /** Of the sheet itself. */
  sx: SystemStyleObject<Theme>;
  children: ReactNode;
}

/**
 * A sheet torn off at its lower edge, as receipts are: cream by day and dark by night, with fields
 * of its own ground and a shadow that follows its teeth.
 */
export function PaperSheet({ sx, children }: PaperSheetProps) {
  return (
    <Box sx={{ filter: paperEdge }}>
      <Box sx={[sheet, night, sx]}>{children}</Box>
    </Box>
  );
}

const sheet = {
  bgcolor: 'surface.sheet',
  color: 'text.primary',
  mask: tornEdge,
  '--ring': 'var(--mui-palette-primary-main)',
} as const;

/** What lies on dark paper sinks into it; a surface of the page would look blue there. */
const night = (theme: Theme) =>
  theme.applyStyles('dark', {
    '--mui-palette-background-paper':
      'color-mix(in srgb, var(--mui-palette-surface-sheet), var(--mui-palette-common-black) 34%)',
    '--mui-palette-surface-sunken':
      'color-mix(in srgb, var(--mui-palette-surface-sheet), var(--mui-palette-common-black) 18%)',
    '--mui-palette-divider':
      'color-mix(in srgb, var(--mui-palette-surface-sheet), var(--mui-palette-common-white) 20%)',
  });
