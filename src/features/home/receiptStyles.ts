import { styled } from '@mui/material/styles';
import { tornEdge } from '../../theme/surfaceStyles';
import { fontFamilies, tabularNumbers } from '../../theme/tokens';
import { bones } from '../../ui/bones';

/** Keeps the room of the receipt in the hero. */
export const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 372,
  minHeight: 306,
  margin: '28px auto 8px',
  [theme.breakpoints.up('md')]: { margin: 0 },
}));

/**
 * Paper in either scheme, a little askew, torn off at its lower edge. What is printed on it is
 * styled here, too: the receipt is part of the first paint, and each styled element would cost it.
 */
export const Paper = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  ...bones(theme),
  padding: '18px 24px 30px',
  backgroundColor: theme.vars.palette.surface.onBand,
  color: theme.vars.palette.accent.contrastText,
  transform: 'rotate(1.6deg)',
  mask: tornEdge,
  // The ring and the ghosts of this piece lie on paper, whatever the scheme.
  '--ring': 'currentColor',
  '&& .Bone': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 12, height: 50 },
  '& .Receipt-line': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& .Receipt-head': { ...theme.typography.overline, opacity: 0.74, marginBottom: 4 },
  '& .Receipt-name': {
    flexGrow: 1,
    minWidth: 0,
    '& a': {
      display: 'block',
      fontWeight: 600,
      lineHeight: 1.3,
      color: 'inherit',
      textDecoration: 'none',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&:hover': { textDecoration: 'underline' },
    },
  },
  '& .Receipt-price': { textAlign: 'right', lineHeight: 1.3, flexShrink: 0 },
  '& .Receipt-price > *': { display: 'block' },
  '& .Receipt-small': { ...theme.typography.caption, opacity: 0.74 },
  '& .Receipt-strong': { fontWeight: 600 },
  '& hr': {
    margin: '8px 0 10px',
    border: 0,
    borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
  },
  '& .Receipt-total': {
    alignItems: 'baseline',
    '& > :last-child': { ...theme.typography.h2, lineHeight: 1.2 },
  },
  '& .Receipt-before': { ...theme.typography.body2, '& > span, & > s': { opacity: 0.74 } },
}));

/** What is saved: stuck on the corner on phones, else beside the sum. */
export const Seal = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  position: 'absolute',
  bottom: -54,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 84,
  [theme.breakpoints.up('md')]: { bottom: 36, right: 128, width: 68, height: 68 },
  borderRadius: '50%',
  transform: 'rotate(-10deg)',
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.accent.contrastText,
  fontFamily: fontFamilies.heading,
  fontSize: '1.375rem',
  fontWeight: 800,
  letterSpacing: '-0.03em',
}));
