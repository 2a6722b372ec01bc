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
 * A sheet to fill in, torn off at its lower edge, as receipts are, with a shadow that follows its
 * teeth. It is paper by night as well, as those are.
 */
export function PaperSheet({ sx, children }: PaperSheetProps) {
  return (
    <Box sx={edge}>
      <Box sx={[sheet, sx]} data-color-scheme="light">
        {children}
      </Box>
    </Box>
  );
}

/** What is inside of it has the colors of the day; its own is told from outside. */
const edge = (theme: Theme) => ({
  '--sheet': theme.vars.palette.background.paper,
  filter: paperEdge(theme),
  ...theme.applyStyles('dark', { '--sheet': theme.vars.palette.surface.sheet }),
});

const sheet = {
  bgcolor: 'var(--sheet)',
  color: 'text.primary',
  mask: tornEdge,
  '--ring': 'var(--mui-palette-primary-main)',
} as const;
