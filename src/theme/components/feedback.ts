import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

export const MuiAlert: Components<Theme>['MuiAlert'] = {
  styleOverrides: {
    root: { borderRadius: radius.control, padding: '10px 14px', alignItems: 'flex-start' },
    message: { padding: '3px 0' },
    icon: { padding: '4px 0', marginRight: 10 },
    action: { padding: 0, marginRight: -4 },
  },
};

export const MuiDialog: Components<Theme>['MuiDialog'] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      borderRadius: radius.panel,
      border: `1px solid ${theme.vars.palette.divider}`,
      boxShadow: theme.vars.palette.elevation.overlay,
    }),
    paperFullScreen: { borderRadius: 0, border: 0 },
  },
};

export const MuiDialogTitle: Components<Theme>['MuiDialogTitle'] = {
  styleOverrides: {
    root: ({ theme }) => ({ ...theme.typography.h3, padding: '20px 24px 12px' }),
  },
};

export const MuiDialogContent: Components<Theme>['MuiDialogContent'] = {
  styleOverrides: { root: { padding: '4px 24px 24px' } },
};

export const MuiDialogActions: Components<Theme>['MuiDialogActions'] = {
  styleOverrides: { root: { padding: '0 24px 24px', gap: 8 } },
};

export const MuiBackdrop: Components<Theme>['MuiBackdrop'] = {
  styleOverrides: {
    root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(12 10 20 / 56%)' } },
  },
};

export const MuiSkeleton: Components<Theme>['MuiSkeleton'] = {
  defaultProps: { animation: 'wave' },
  styleOverrides: { rounded: { borderRadius: radius.control } },
};
