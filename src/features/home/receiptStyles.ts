import { styled } from '@mui/material/styles';
import { lowWindow } from '../../theme/pageSteps';
import { paperEdge, savingMark, stretchedLink, tornEdge } from '../../theme/surfaceStyles';
import { radius, tabularNumbers, weight } from '../../theme/tokens';
import { bones } from '../../ui/bones';

/** Width of the window from which on the receipt stands beside the headline, in px. */
export const BESIDE = 760;

/** Keeps the room of the receipt in the hero. */
export const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  // Its edge is drawn around it: with that it is as wide as the search.
  width: 'calc(100% - 2px)',
  maxWidth: 370,
  minHeight: 320,
  filter: paperEdge(theme),
  '--sheet': theme.vars.palette.surface.sheet,
  margin: '16px auto 8px',
  // Low enough, up to large screens, for the first cards to end within 900 px.
  [theme.breakpoints.up(BESIDE)]: { margin: '0 1px', minHeight: 294 },
  [theme.breakpoints.up('xl')]: { maxWidth: 420, minHeight: 320 },
  [lowWindow]: { minHeight: 274 },
}));

/**
 * Paper, torn off at its lower edge, straight, so that its print is sharp on every screen. The print is styled here, too: the receipt is part of the first paint, and each styled element would cost it.
 */
export const Paper = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  ...bones(theme),
  padding: '18px 24px 26px',
  [theme.breakpoints.between(BESIDE, 'xl')]: { paddingBlock: '15px 24px' },
  color: theme.vars.palette.text.primary,
  whiteSpace: 'nowrap',
  // The ring and the ghosts of this piece lie on paper, not on the band.
  '--ring': 'currentColor',
  '&& .Bone': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    backgroundColor: 'var(--sheet)',
    mask: tornEdge,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    height: 52,
    [theme.breakpoints.between(BESIDE, 'xl')]: { height: 46 },
    margin: '0 -10px',
    padding: '0 10px',
    borderRadius: radius.control,
    '&:hover': {
      backgroundColor: theme.vars.palette.accent.main,
      '&, *': { color: theme.vars.palette.accent.contrastText },
    },
  },
  // The narrowest windows that have it beside the headline leave it less room than a phone does.
  [theme.breakpoints.between(BESIDE, 860)]: {
    paddingInline: 20,
    '& li': { gap: 8 },
    '& li > :first-of-type': { width: 44 },
  },
  '& .Receipt-line': { display: 'flex', alignItems: 'baseline', gap: 10 },
  '& .Receipt-head': {
    ...theme.typography.overline,
    justifyContent: 'space-between',
    opacity: 0.74,
    marginBottom: 4,
  },
  // Its name and what it is for.
  '& .Receipt-what': {
    flexGrow: 1,
    minWidth: 0,
    '& > *': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  // The row is its link.
  '& li a': stretchedLink,
  // In two lines before the name is cut.
  '& .Receipt-price': {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 1000,
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    columnGap: 8,
  },
  '& .Receipt-small': { ...theme.typography.caption, opacity: 0.74 },
  '& li a, & .Receipt-strong': { fontWeight: weight.strong },
  '& hr': {
    margin: '6px 0 8px',
    border: 0,
    borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
  },
  '& .Receipt-total > span': { flexGrow: 1 },
  // As beside every price.
  '& .Receipt-off': { ...theme.typography.overline, ...savingMark(theme) },
  // What the total asks for, in the ink of the print.
  '& > a': {
    ...theme.typography.subtitle2,
    display: 'block',
    marginTop: 12,
    padding: '11px 16px',
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.text.primary,
    color: 'var(--sheet)',
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [lowWindow]: {
    paddingBlock: '12px 20px',
    '& li': { height: 46 },
    '& hr': { marginBlock: '4px' },
    '& > a': { marginTop: 6, paddingBlock: 10 },
  },
}));
