import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

/** Material UI lightens dark surfaces by elevation; here every surface has one chosen color. */
export const MuiPaper: Components<Theme>['MuiPaper'] = {
  defaultProps: { elevation: 0 },
  styleOverrides: { root: { backgroundImage: 'none' } },
};

export const MuiCard: Components<Theme>['MuiCard'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: radius.card,
      border: `1px solid ${theme.vars.palette.divider}`,
      boxShadow: theme.vars.palette.elevation.rest,
    }),
  },
};

export const MuiAccordion: Components<Theme>['MuiAccordion'] = {
  defaultProps: { disableGutters: true, square: true },
  styleOverrides: {
    root: ({ theme }) => ({
      backgroundColor: 'transparent',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      '&::before': { display: 'none' },
    }),
  },
};

export const MuiAccordionSummary: Components<Theme>['MuiAccordionSummary'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      padding: 0,
      minHeight: 48,
      borderRadius: radius.small,
      ...theme.typography.subtitle2,
      '&:hover': { color: theme.vars.palette.primary.main },
    }),
    content: { margin: '12px 0' },
  },
};

export const MuiAccordionDetails: Components<Theme>['MuiAccordionDetails'] = {
  styleOverrides: { root: { padding: '0 0 16px' } },
};
