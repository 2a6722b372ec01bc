import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';

/** Hangs below the search box over whatever comes next. */
export const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 10px)',
  left: 0,
  right: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(520px, 60dvh)',
  padding: 8,
  textAlign: 'left',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.elevation.overlay,
  // Wider than a bar's field, which it hangs from by its right edge.
  [theme.breakpoints.up('md')]: { '[data-size="small"] &': { left: 'auto', width: 460 } },
}));

/** What scrolls where the window is low: the list itself, which the active option scrolls. */
export const Scroller = styled('div')({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Above the last group, which stays.
  scrollPaddingBottom: 64,
});

export const OptionGroup = styled('div')(({ theme }) => ({
  '& + &': {
    marginTop: 8,
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // The way to all results is never cut off, however low the window is.
  '&[data-stays]': {
    position: 'sticky',
    bottom: 0,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

export const GroupLabel = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  padding: '4px 12px 6px',
  color: theme.vars.palette.text.secondary,
}));

/** One option; the active one is marked by more than its color, for forced colors. */
export const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.tint.primary,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
}));
