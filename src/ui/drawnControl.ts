import { styled } from '@mui/material/styles';

/**
 * A native box to tick or radio button with drawn looks, filled once it is chosen. It is one element, as
 * a panel of filters has some fifty of them.
 */
export const DrawnControl = styled('input')(({ theme }) => ({
  appearance: 'none',
  flexShrink: 0,
  boxSizing: 'border-box',
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.surface.field,
  cursor: 'inherit',
  '&[type="radio"]': { borderRadius: '50%' },
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    clipPath: 'polygon(14% 53%, 25% 42%, 41% 58%, 75% 21%, 86% 31%, 42% 81%)',
  },
  '&[type="radio"]::before': { clipPath: 'circle(24%)' },
  '&[type="checkbox"]:indeterminate::before': { clipPath: 'inset(43% 20%)' },
  '&:checked, &[type="checkbox"]:indeterminate': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    '&::before': { backgroundColor: theme.vars.palette.primary.contrastText },
    // The system would take the grounds off, and with them what is chosen.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      outlineColor: 'Highlight',
      backgroundColor: 'Highlight',
      '&::before': { backgroundColor: 'HighlightText' },
    },
  },
  '&[aria-disabled="true"], &:disabled': { opacity: 0.55 },
}));
