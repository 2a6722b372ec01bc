import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading above a slider of products. */
export function SliderHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" component="h2">
      {children}
    </Typography>
  );
}
