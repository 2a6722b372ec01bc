import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

export const MuiChip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.overline,
      borderRadius: radius.small,
      variants: [
        { props: { size: 'small' }, style: { height: 24 } },
        // In either scheme as a button that is filled.
        {
          props: { color: 'primary', variant: 'filled' },
          style: {
            backgroundColor: theme.vars.palette.fill,
            color: theme.vars.palette.common.white,
          },
        },
      ],
    }),
    outlined: ({ theme }) => ({
      borderColor: theme.vars.palette.divider,
      backgroundColor: theme.vars.palette.background.paper,
    }),
  },
};

export const MuiAvatar: Components<Theme>['MuiAvatar'] = {
  styleOverrides: {
    root: ({ theme }) => theme.typography.button,
    colorDefault: ({ theme }) => ({
      backgroundColor: theme.vars.palette.tint.primary,
      color: theme.vars.palette.primary.main,
    }),
  },
};

export const MuiTableCell: Components<Theme>['MuiTableCell'] = {
  styleOverrides: {
    root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    head: ({ theme }) => ({
      ...theme.typography.overline,
      color: theme.vars.palette.text.secondary,
    }),
  },
};

export const MuiSvgIcon: Components<Theme>['MuiSvgIcon'] = {
  styleOverrides: {
    fontSizeSmall: { fontSize: '1.125rem' },
    fontSizeMedium: { fontSize: '1.375rem' },
  },
};

/** Subtitles are text, not headings: a heading out of order misleads screen readers. */
export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variantMapping: { title: 'h1', quote: 'p', lead: 'p', subtitle1: 'p', subtitle2: 'p' },
  },
};
