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
 * teeth. Unlike those it is dark by night, as every form is.
 */
export function PaperSheet({ sx, children }: PaperSheetProps) {
  return (
    <Box sx={place}>
      <Box sx={[sheet, sx]}>{children}</Box>
    </Box>
  );
}

/** Its edge is drawn around it: with that it is as wide as a card. */
const place = { mx: '1px', filter: paperEdge } as const;

const sheet = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  mask: tornEdge,
  '--ring': 'var(--mui-palette-primary-main)',
} as const;
