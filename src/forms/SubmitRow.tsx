import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The end of a form, with the button that sends it: on phones from edge to edge. */
export function SubmitRow({ children }: { children: ReactNode }) {
  return <Box sx={{ '& > button': { width: { xs: 1, sm: 'auto' } } }}>{children}</Box>;
}
