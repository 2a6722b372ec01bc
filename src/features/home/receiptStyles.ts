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
  // Turned, it is no wider than the text above it.
  width: '97%',
  maxWidth: 372,
  minHeight: 328,
  filter: paperEdge(theme),
  '--sheet': theme.vars.palette.surface.sheet,
  margin: '16px auto 8px',
  // Turned about the corner at the page's edge, which it so does not pass.
  [theme.breakpoints.up(BESIDE)]: {
    width: 'auto',
    margin: 0,
    '& > *': { transformOrigin: '100% 0' },
  },
  [theme.breakpoints.up('xl')]: { maxWidth: 420 },
  [lowWindow]: { minHeight: 287 },
}));

/**
 * Paper, a little askew, torn off at its lower edge. What is printed on it is
 * styled here, too: the receipt is part of the first paint, and each styled element would cost it.
 */
export const Paper = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  ...bones(theme),
  padding: '18px 20px 30px',
  backgroundColor: 'var(--sheet)',
  color: theme.vars.palette.text.primary,
  transform: 'rotate(1.6deg)',
  mask: tornEdge,
  whiteSpace: 'nowrap',
  // The ring and the ghosts of this piece lie on paper, not on the band.
  '--ring': 'currentColor',
  '&& .Bone': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    height: 57,
    margin: '0 -16px',
    padding: '0 16px',
    borderRadius: radius.control,
    '&:hover': {
      backgroundColor: theme.vars.palette.accent.main,
      '&, *': { color: theme.vars.palette.accent.contrastText },
    },
  },
  '& .Receipt-line': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& .Receipt-head': { ...theme.typography.overline, opacity: 0.74, marginBottom: 4 },
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
  '& a': {
    fontWeight: weight.strong,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
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
  '& .Receipt-strong': { fontWeight: weight.strong },
  '& hr': {
    margin: '8px 0 10px',
    border: 0,
    borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
  },
  '& .Receipt-total': {
    alignItems: 'baseline',
    gap: 10,
    '& > :last-child': theme.typography.h2,
    // One line: where it has no room for all three parts, these words end earlier.
    '& > .Receipt-strong': {
      flex: '1 1 0',
      height: '1lh',
      overflow: 'hidden',
      whiteSpace: 'normal',
      '& > span': { display: 'inline-block' },
    },
  },
  '& .Receipt-before': {
    ...theme.typography.body2,
    alignItems: 'flex-start',
    marginTop: 4,
    '& > s': { opacity: 0.74 },
    // What the total asks for, in the ink of the print.
    '& > a': {
      ...theme.typography.subtitle2,
      padding: '6px 14px',
      borderRadius: radius.control,
      backgroundColor: theme.vars.palette.text.primary,
      color: 'var(--sheet)',
      textDecoration: 'none',
    },
  },
  // As beside every price.
  '& .Receipt-off': { ...theme.typography.overline, ...savingMark(theme) },
  [lowWindow]: {
    paddingBlock: '10px 22px',
    '& li': { height: 50 },
    '& hr': { marginBlock: '4px' },
  },
}));
