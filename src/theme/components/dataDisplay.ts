import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

export const MuiChip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: {
      borderRadius: radius.small,
      fontWeight: 600,
      fontSize: '0.8125rem',
      variants: [{ props: { size: 'small' }, style: { height: 24 } }],
    },
    outlined: ({ theme }) => ({
      borderColor: theme.vars.palette.divider,
      backgroundColor: theme.vars.palette.background.paper,
    }),
  },
};

export const MuiAvatar: Components<Theme>['MuiAvatar'] = {
  styleOverrides: {
    root: { fontWeight: 600, fontSize: '0.9375rem' },
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
      fontWeight: 600,
      fontSize: '0.8125rem',
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
  defaultProps: { variantMapping: { title: 'h1', subtitle1: 'p', subtitle2: 'p' } },
};
