import { styled } from '@mui/material/styles';
import { radius, weight } from '../../theme/tokens';

/** Hangs below the search box over whatever comes next. */
export const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 10px)',
  left: 0,
  right: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(520px, 50dvh)',
  padding: 8,
  textAlign: 'left',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.vars.palette.elevation.overlay,
  // Beside the receipt the field is narrower than names and prices need.
  [theme.breakpoints.between('sm', 'md')]: {
    'form:not([data-size="small"]) &': { right: 'auto', width: 'max(100%, 500px)' },
    'header [data-size="small"] &': { left: 'auto', width: 440 },
  },
  // It hangs from a bar's field by its right edge, wider than that, and has the whole window below.
  [theme.breakpoints.up('md')]: {
    '[data-size="small"] &': { left: 'auto', width: 460, maxHeight: 'min(600px, 80dvh)' },
  },
}));

/** The groups of options. The ways on stay below those that scroll. */
export const Listbox = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > *': { flexShrink: 0 },
});

/** What is cut off at the end of the list fades out over so much, in px. */
const FADE = 16;

/** What scrolls where the window is low, which the active option scrolls. Nothing is in the fade of its end. */
export const Scroller = styled('div')({
  '&&': { flexShrink: 1 },
  minHeight: 0,
  paddingBottom: FADE,
  scrollPaddingBottom: FADE,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maskImage: `linear-gradient(to top, transparent, black ${FADE}px)`,
  '& + *': { marginTop: 0 },
});

export const OptionGroup = styled('div')(({ theme }) => ({
  '* + &': {
    marginTop: 8,
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export const GroupLabel = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  padding: '4px 12px 6px',
  [theme.breakpoints.down('sm')]: { paddingInline: 8 },
  color: theme.vars.palette.text.secondary,
}));

/** One option; the active one is marked by more than its color, for forced colors. */
export const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  // Room for the names of vendors.
  [theme.breakpoints.down('sm')]: { gap: 10, paddingInline: 8 },
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

/** The lists that can be searched for the words, side by side. */
export const Scopes = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '6px 12px',
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  // All in one line below what they are.
  [theme.breakpoints.down('sm')]: {
    gap: 6,
    paddingInline: 8,
    '& > svg': { display: 'none' },
    '& > span': {
      ...theme.typography.overline,
      width: '100%',
      color: theme.vars.palette.text.secondary,
    },
  },
  '& > [role="option"]': {
    gap: 5,
    minHeight: 36,
    padding: '4px 10px',
    border: `1px solid ${theme.vars.palette.surface.controlEdge}`,
    fontWeight: weight.strong,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
}));
