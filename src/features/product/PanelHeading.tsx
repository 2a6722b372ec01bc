import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { partHeading } from '../../theme/pageSteps';

export interface PanelHeadingProps {
  /** For `aria-labelledby`, or for links that lead here. */
  id?: string;
  /** For moving the focus here. */
  ref?: Ref<HTMLHeadingElement>;
  /** True beside what the tab is about: as large as the title of a panel. */
  isAside?: boolean;
  children: ReactNode;
}

/**
 * A heading within a tab. It can take the focus from a
 * script and keeps clear of the header when it is scrolled to.
 */
export function PanelHeading({ id, ref, isAside = false, children }: PanelHeadingProps) {
  return (
    <Typography
      variant={isAside ? 'h3' : 'h2'}
      component="h2"
      id={id}
      ref={ref}
      tabIndex={-1}
      sx={isAside ? place : { ...partHeading, ...place }}
    >
      {children}
    </Typography>
  );
}

const place = { scrollMarginTop: 24 } as const;
