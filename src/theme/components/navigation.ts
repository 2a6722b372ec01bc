import type { Components, Theme } from '@mui/material/styles';
import { radius, tabularNumbers, weight } from '../tokens';

export const MuiLink: Components<Theme>['MuiLink'] = {
  // In running text color alone does not tell a link (WCAG 2.2, 1.4.1).
  defaultProps: { underline: 'always' },
  styleOverrides: {
    root: { textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' },
  },
};

/** Around the word of a tab, in px. */
export const TAB_PADDING = 12;

export const MuiTabs: Components<Theme>['MuiTabs'] = {
  styleOverrides: {
    // As wide as the word above it, not as the place that one presses.
    indicator: {
      height: 3,
      backgroundColor: 'transparent',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: `0 ${TAB_PADDING}px`,
        borderRadius: '3px 3px 0 0',
        backgroundColor: 'var(--mui-palette-primary-main)',
      },
    },
  },
};

export const MuiTab: Components<Theme>['MuiTab'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      minWidth: 0,
      padding: TAB_PADDING,
      marginRight: 12,
      ...theme.typography.button,
      color: theme.vars.palette.text.secondary,
      '&:hover': { color: theme.vars.palette.text.primary },
      // Inside, because the row of tabs scrolls and would cut it, and clear of the line below.
      '&:focus-visible': { outlineOffset: -6, borderRadius: radius.control },
      '&.Mui-selected': { color: theme.vars.palette.text.primary },
    }),
  },
};

export const MuiMenu: Components<Theme>['MuiMenu'] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      marginTop: 6,
      borderRadius: radius.card,
      border: `1px solid ${theme.vars.palette.divider}`,
      boxShadow: theme.vars.palette.elevation.overlay,
      // In the dark above the cards that it opens over.
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface.sunken }),
    }),
    list: { padding: 6 },
  },
};

export const MuiMenuItem: Components<Theme>['MuiMenuItem'] = {
  styleOverrides: {
    root: { borderRadius: radius.small, minHeight: 40, padding: '8px 12px', gap: 12 },
  },
};

export const MuiPaginationItem: Components<Theme>['MuiPaginationItem'] = {
  defaultProps: { shape: 'rounded' },
  styleOverrides: {
    root: ({ theme }) => ({
      ...tabularNumbers,
      minWidth: 40,
      height: 40,
      margin: 0,
      [theme.breakpoints.up('sm')]: { margin: '0 2px' },
      borderRadius: radius.control,
      fontWeight: weight.strong,
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: theme.vars.palette.tint.primary,
        color: theme.vars.palette.primary.main,
      },
    }),
    ellipsis: { minWidth: 28, height: 'auto' },
  },
};

export const MuiBreadcrumbs: Components<Theme>['MuiBreadcrumbs'] = {
  styleOverrides: {
    root: ({ theme }) => theme.typography.body2,
    separator: ({ theme }) => ({ color: theme.vars.palette.text.disabled }),
  },
};

export const MuiDrawer: Components<Theme>['MuiDrawer'] = {
  styleOverrides: {
    paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default }),
  },
};
