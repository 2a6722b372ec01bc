import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { ArrowRightIcon } from '../ui/icons';

export interface MoreLinkProps {
  to: string;
  /** What screen readers call it, where "View all" says too little: `View all orders`. */
  label?: string;
  /** What goes with the URL in the history. */
  state?: unknown;
  /** Its color on a dark ground, and its place in a head that orders its parts. */
  sx?: SxProps;
  children?: ReactNode;
}

/** At the far end of a heading, the way to all of what is below it, or to more about it. */
export function MoreLink({ to, label, state, sx, children = 'View all' }: MoreLinkProps) {
  return (
    <Button
      component={AppLink}
      to={to}
      state={state}
      size="small"
      aria-label={label}
      endIcon={<ArrowRightIcon fontSize="small" />}
      sx={[link, sx ?? {}].flat()}
    >
      {children}
    </Button>
  );
}

/** As high as fingers need, and no higher a head for it; its words end where the page does. */
const link = {
  flexShrink: 0,
  minHeight: 40,
  my: -1,
  // The arrow, not its box.
  mr: '-14px',
  // Inside: on phones it ends near the edge of the window.
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
