import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Width of the three buttons beside the heading of a slider, with the gap and both gutters, in px. */
const TAKEN = 188;

/**
 * Keeps the heading of a slider out of the place of its buttons from the start: they come with the
 * slider's code, and must not squeeze a heading into two lines then.
 */
export function SliderHeading({ children }: { children: ReactNode }) {
  return <Box sx={{ maxWidth: { xs: `calc(100vw - ${TAKEN}px)`, sm: 'none' } }}>{children}</Box>;
}
