import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { BESIDE, NARROW, SOLO_HEIGHT } from './stageStyles';

/** The one thing that lies on a stage, in its middle, and the look of what such things are made of. */
export const Solo = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    height: '100%',
    padding: '0 6%',
    [NARROW]: { height: SOLO_HEIGHT, padding: '0 20px', overflow: 'hidden' },
    '& > .Solo-card': {
      width: '100%',
      maxWidth: 600,
      borderRadius: 20,
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
    },
    '& .Solo-row': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 16,
      padding: '14px 20px',
      '& + .Solo-row': { borderTop: `1px solid ${palette.divider}` },
      [NARROW]: { padding: '8px 12px' },
    },
    '& .Solo-mark': {
      boxSizing: 'content-box',
      padding: 9,
      borderRadius: 99,
      backgroundColor: palette.tint.primary,
      color: palette.primary.main,
    },
    // Two cards of plastic, one over the other.
    '& .Solo-plastic': {
      gridArea: '1 / 1',
      display: 'grid',
      alignContent: 'space-between',
      width: '100%',
      maxWidth: 440,
      aspectRatio: '1.586',
      padding: '6%',
      borderRadius: 20,
      backgroundColor: palette.surface.band,
      color: palette.surface.onBand,
      boxShadow: palette.elevation.overlay,
      transform: 'rotate(-3deg) translateY(5%)',
      [BESIDE]: { maxWidth: 'min(66cqw, 92cqh)' },
      '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
      '& b': { ...theme.typography.h3, letterSpacing: '0.08em' },
      '& small': { color: palette.surface.onBandMuted },
      [NARROW]: { maxWidth: 260 },
    },
    '& .Solo-plastic[data-under]': {
      backgroundColor: palette.fill,
      transform: 'rotate(5deg) translateY(-7%)',
    },
    '& .Solo-chip': {
      width: 42,
      height: 30,
      borderRadius: radius.small,
      backgroundColor: palette.accent.main,
    },
    '& .Solo-person': {
      display: 'grid',
      justifyItems: 'center',
      gap: 12,
      padding: '28px 24px 12px',
      '& svg': { fontSize: 48, padding: 20 },
      [NARROW]: { display: 'none' },
    },
    '& .Solo-line': {
      width: '58%',
      height: 10,
      borderRadius: 5,
      backgroundColor: palette.surface.sunken,
    },
  };
});
