import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens';
import { fadedEdges } from './fadedEdges';

/** Styles of a list whose entries are side by side, and are swiped through where they do not fit. */
export const swipedRow = (theme: Theme) =>
  ({
    ...theme.typography.body2,
    display: 'flex',
    gap: 8,
    margin: '0 -16px',
    // Inside the scrolled box for focus rings.
    padding: '4px 16px',
    // To the edges of the window, as far as the page's margins go.
    [theme.breakpoints.between('sm', 'md')]: { margin: '0 -24px', padding: '4px 24px' },
    ...fadedEdges,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flexShrink: 0 },
  }) as const;

/** Styles of a link in such a row. */
export const pill = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '6px 14px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.pill,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }) as const;
