import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

export interface OfferLineProps {
  /** An icon of the component library, in the color of what is good. */
  icon: ReactNode;
  /** What matters, and what else is said of it. */
  strong: ReactNode;
  children: ReactNode;
  sx?: SystemStyleObject<Theme>;
}

/** One quiet line below the ways to buy. */
export function OfferLine({ icon, strong, children, sx }: OfferLineProps) {
  return (
    <Box sx={[line, sx ?? null]}>
      {icon}
      <span>
        <b>{strong}</b> {children}
      </span>
    </Box>
  );
}

const line: SystemStyleObject<Theme> = {
  mt: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  typography: 'body2',
  color: 'text.secondary',
  '& svg': { fontSize: 18, flexShrink: 0, ml: '-2px', color: 'success.main' },
  '& b': { color: 'text.primary' },
};
