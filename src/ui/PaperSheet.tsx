import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { onPaper, tornEdge } from '../theme/surfaceStyles';

export interface PaperSheetProps {
  /** Of the sheet itself. */
  sx: SystemStyleObject<Theme>;
  children: ReactNode;
}

/**
 * A sheet torn off at its lower edge, as receipts are: of paper in either scheme, cream in the dark
 * one, with a shadow that follows its teeth.
 */
export function PaperSheet({ sx, children }: PaperSheetProps) {
  return (
    <Box sx={place}>
      <Box {...onPaper} sx={[sheet, sx]}>
        {children}
      </Box>
    </Box>
  );
}

const place = {
  // Taken outside of the sheet, whose own colors are those of the light scheme.
  '--sheet': (theme: Theme) => theme.vars.palette.surface.onBand,
  filter: ({ vars: { palette } }: Theme) =>
    `drop-shadow(0 0 1px ${palette.outline}) drop-shadow(0 10px 18px color-mix(in srgb, ${palette.surface.band} 18%, transparent))`,
} as const;

const sheet = {
  bgcolor: 'var(--sheet)',
  color: 'text.primary',
  mask: tornEdge,
  '--ring': 'var(--mui-palette-primary-main)',
} as const;
