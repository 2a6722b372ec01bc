import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { fontFamilies, tabularNumbers } from '../../theme/tokens';

/** Keeps the room of the receipt in the hero. */
export const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'none',
  minHeight: 306,
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

/** Paper in either scheme, a little askew, torn off at its lower edge. */
export const Paper = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  padding: '18px 24px 30px',
  backgroundColor: theme.vars.palette.surface.onBand,
  color: theme.vars.palette.accent.contrastText,
  transform: 'rotate(1.6deg)',
  mask: 'conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50% / 14px 100%',
  // The ring and the ghosts of this piece lie on paper, whatever the scheme.
  '& :focus-visible': { outlineColor: 'currentColor' },
  '& .MuiSkeleton-root': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
}));

export const Line = styled(Box)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
});

export const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 50,
});

/** Where the receipt adds up. */
export const Rule = styled('div')({
  margin: '8px 0 10px',
  borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
});

/** What is saved, stuck on the corner. */
export const Seal = styled('div')(({ theme }) => ({
  ...tabularNumbers,
  position: 'absolute',
  bottom: -8,
  left: -74,
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 84,
  borderRadius: '50%',
  transform: 'rotate(-10deg)',
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.accent.contrastText,
  fontFamily: fontFamilies.heading,
  fontSize: '1.375rem',
  fontWeight: 800,
  letterSpacing: '-0.03em',
}));
