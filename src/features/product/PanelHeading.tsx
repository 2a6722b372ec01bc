import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export interface PanelHeadingProps {
  /** For `aria-labelledby`, or for links that lead here. */
  id?: string;
  /** For moving the focus here. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/**
 * A heading within a tab, a step smaller than the product's name. It can take the focus from a
 * script and keeps clear of the header when it is scrolled to.
 */
export function PanelHeading({ id, ref, children }: PanelHeadingProps) {
  return (
    <Typography
      variant="h2"
      id={id}
      ref={ref}
      tabIndex={-1}
      sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' }, scrollMarginTop: 24 }}
    >
      {children}
    </Typography>
  );
}
