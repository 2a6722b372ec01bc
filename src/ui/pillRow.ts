import type { Theme } from '@mui/material/styles';
import { radius, tabularNumbers, weight } from '../theme/tokens';
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

/** Styles of the one that is current. */
export const currentPill = (theme: Theme) =>
  ({
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
  }) as const;

/** Styles of such links in a list: the one that is current is marked, and what counts stands back. */
export const pillLinks = (theme: Theme) =>
  ({
    '& a, & .Pill-bone': { ...pill(theme), gap: 8, fontWeight: weight.strong },
    '& a:hover': { borderColor: theme.vars.palette.primary.main },
    '& a[aria-current]': currentPill(theme),
    '& .Pill-count': {
      ...tabularNumbers,
      fontWeight: weight.regular,
      color: theme.vars.palette.text.secondary,
    },
    '& a[aria-current] .Pill-count': { color: 'inherit' },
  }) as const;

/** Styles of such a list whose entries are no wider than it is, however long a word is. */
export const breakingPills = {
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '& > li > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

/** Styles of a list of them that goes on in another line. */
export const wrappedPills = (theme: Theme) =>
  ({
    ...theme.typography.body2,
    ...pillLinks(theme),
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...breakingPills,
  }) as const;
