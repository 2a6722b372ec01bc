import type { Components, Theme } from '@mui/material/styles';
import { containerWidth, motion, pageFoot, radius, weight } from '../tokens';

/** Gutters of a container on tablets and up, in px; the content between them has the chosen width. */
const GUTTER = 24;

export const MuiCssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    html: {
      overflowY: 'scroll',
      // Clear of the header; low windows, where that goes with the page, have less to spare.
      scrollPaddingTop: 'min(96px, 20vh)',
      scrollPaddingBottom: `calc(${pageFoot} + 16px)`,
    },
    // What comes from the API may hold a word of any length; breaking it costs no layout its width.
    body: {
      ...theme.typography.body1,
      textRendering: 'optimizeLegibility',
      overflowWrap: 'anywhere',
      // No paragraph ends in a line of one word.
      textWrap: 'pretty',
    },
    // What a text stresses; browsers make it bolder than the font has it.
    'b, strong': { fontWeight: weight.strong },
    code: { fontFamily: 'ui-monospace, monospace', fontSize: 'inherit' },
    // A dark or colored part of a page names the color of rings on it by `--ring`.
    ':focus-visible': {
      outline: `2px solid var(--ring, ${theme.vars.palette.primary.main})`,
      outlineOffset: 2,
    },
    // What has no corners of its own gets some with its ring.
    ':where(:focus-visible)': { borderRadius: radius.small },
    // One page or tab into the next.
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animationDuration: `${motion.base}ms`,
    },
    '::selection': {
      backgroundColor: theme.vars.palette.accent.main,
      color: theme.vars.palette.accent.contrastText,
    },
    'img, svg, video': { maxWidth: '100%' },
    // Places that only take focus from scripts (page headings, main) need no ring.
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
  }),
};

export const MuiContainer: Components<Theme>['MuiContainer'] = {
  styleOverrides: {
    maxWidthLg: ({ theme }) => ({
      [theme.breakpoints.up('lg')]: { maxWidth: containerWidth.lg + 2 * GUTTER },
      [theme.breakpoints.up('xl')]: { maxWidth: containerWidth.xl + 2 * GUTTER },
    }),
  },
};
