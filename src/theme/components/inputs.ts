import type { Components, Theme } from '@mui/material/styles';
import { filledShadow, listActionHeight, tonal, tonalInHand } from '../surfaceStyles';
import { easing, motion, radius } from '../tokens';

/** No ripple: state is shown by color, focus by the ring. */
export const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true, disableTouchRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      // Material UI takes the outline off its buttons; the ring of the baseline has to win.
      '&:focus-visible': {
        outline: `2px solid var(--ring, ${theme.vars.palette.primary.main})`,
        outlineOffset: 2,
      },
    }),
  },
};

export const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: ({ theme, theme: { vars, typography } }) => ({
      borderRadius: radius.control,
      transition: `background-color ${motion.quick}ms ${easing}, border-color ${motion.quick}ms ${easing}, color ${motion.quick}ms ${easing}`,
      variants: [
        {
          props: { variant: 'contained' },
          style: { '&&': { boxShadow: filledShadow } },
        },
        {
          props: { variant: 'contained', color: 'primary' },
          // The ground of every main action; links and what is selected have the other violet.
          style: {
            '--variant-containedBg': vars.palette.fill,
            '--variant-containedColor': vars.palette.common.white,
          },
        },
        {
          // What is done with one of many; filled where it is the one in hand.
          props: { variant: 'tonal' },
          style: {
            ...tonal(theme),
            '&:is(:hover, :focus-visible)': tonalInHand(theme),
            '&.Mui-disabled': {
              backgroundColor: vars.palette.action.disabledBackground,
              boxShadow: 'none',
            },
          },
        },
        {
          props: { size: 'small' },
          // On phones as high as a finger is wide.
          style: {
            minHeight: 36,
            padding: '6px 12px',
            ...typography.button,
            '@media (max-width: 599.95px)': { minHeight: 40 },
          },
        },
        {
          // Both are used in lists: what leads is filled there, one of many is tonal.
          props: ({ variant, size }) =>
            size === 'small' && (variant === 'tonal' || variant === 'contained'),
          // On phones with room around its word, as on cards.
          style: [listActionHeight, { '@media (max-width: 599.95px)': { paddingInline: 16 } }],
        },
        { props: { size: 'medium' }, style: { minHeight: 40, padding: '8px 16px' } },
        {
          props: { size: 'large' },
          style: { minHeight: 48, padding: '11px 22px', ...typography.subtitle1 },
        },
      ],
    }),
    // The end of a link with an arrow is where its arrow ends.
    endIcon: { marginRight: 0 },
    // One style, whatever the button leads to: what is to be pressed first is filled.
    outlined: ({ theme }) => ({
      variants: [
        {
          props: ({ ownerState }) => ownerState.color !== 'error',
          style: {
            borderColor: theme.vars.palette.surface.controlEdge,
            color: 'inherit',
            // On a dark band it is transparent by day; by night it has its own ground there, too.
            backgroundColor: `var(--control-ground, ${theme.vars.palette.surface.control})`,
            ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface.control }),
            '&:hover': { borderColor: 'currentColor' },
          },
        },
      ],
    }),
  },
};

export const MuiIconButton: Components<Theme>['MuiIconButton'] = {
  styleOverrides: {
    // A count beside the icon is in the type of the page, not in the browser's own for buttons.
    root: { borderRadius: radius.control, color: 'inherit', fontFamily: 'inherit' },
    sizeMedium: { width: 40, height: 40, padding: 8 },
    sizeSmall: { width: 32, height: 32, padding: 5 },
  },
};

export const MuiInputBase: Components<Theme>['MuiInputBase'] = {
  styleOverrides: { root: ({ theme }) => theme.typography.body1 },
};

export const MuiOutlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  // The label is not on the edge, so the edge needs no gap for it.
  defaultProps: { notched: false },
  styleOverrides: {
    root: ({ theme }) => ({
      backgroundColor: theme.vars.palette.surface.field,
      borderRadius: radius.control,
      '& .MuiOutlinedInput-notchedOutline': {
        borderColor: theme.vars.palette.outline,
        transition: `border-color ${motion.quick}ms ${easing}`,
      },
      // After a tap, where nothing hovers, the default edge is fainter.
      '@media (hover: none)': {
        '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
        },
      },
    }),
    input: ({ theme }) => ({
      padding: '12px 14px',
      height: '1.5em',
      // The faint default is below AA.
      '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      variants: [
        { props: { size: 'small' }, style: { padding: '8px 12px' } },
        { props: { multiline: true }, style: { height: 'auto' } },
      ],
    }),
    multiline: { padding: 0 },
  },
};

/**
 * Labels are above their field: nothing to animate, nothing hidden behind what is typed, and the
 * whole label can be clicked.
 */
export const MuiInputLabel: Components<Theme>['MuiInputLabel'] = {
  defaultProps: { shrink: true },
  styleOverrides: {
    root: {
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      marginBottom: 6,
      pointerEvents: 'auto',
      whiteSpace: 'normal',
    },
  },
};

export const MuiFormLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      ...theme.typography.subtitle2,
      color: theme.vars.palette.text.primary,
      '&.Mui-focused:not(.Mui-error)': { color: theme.vars.palette.text.primary },
    }),
    // A box of its own with air before it, whatever letter that follows.
    asterisk: ({ theme }) => ({
      display: 'inline-block',
      marginInlineStart: 2,
      color: theme.vars.palette.error.main,
    }),
  },
};

export const MuiFormHelperText: Components<Theme>['MuiFormHelperText'] = {
  styleOverrides: { root: ({ theme }) => ({ ...theme.typography.caption, marginInline: 0 }) },
};

export const MuiFormControlLabel: Components<Theme>['MuiFormControlLabel'] = {
  styleOverrides: { label: ({ theme }) => theme.typography.body2 },
};
