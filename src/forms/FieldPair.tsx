import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields of a form side by side; below each other on phones. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <Box sx={pair}>{children}</Box>;
}

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
