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
 * teeth. Other than those it is a surface of the page by night: one looks at it for longer.
 */
export function PaperSheet({ sx, children }: PaperSheetProps) {
  return (
    <Box sx={edge}>
      <Box sx={[sheet, sx]}>{children}</Box>
    </Box>
  );
}

/** By night a line below its teeth, which a shadow does not show. */
const edge = (theme: Theme) => ({
  filter: paperEdge(theme),
  ...theme.applyStyles('dark', { filter: `drop-shadow(0 1.5px 0 ${theme.vars.palette.outline})` }),
});

const sheet = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  mask: tornEdge,
  '--ring': 'var(--mui-palette-primary-main)',
} as const;
