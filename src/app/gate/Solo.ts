import { styled } from '@mui/material/styles';
import { fontFamilies, radius } from '../../theme/tokens';
import { BESIDE, LOW_HEIGHT, NARROW, ROOMY } from './stageStyles';

/** The one thing that lies on a stage, in its middle, and the look of what such things are made of. */
export const Solo = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const edge = `color-mix(in srgb, ${palette.accent.contrastText} 36%, transparent)`;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    height: '100%',
    padding: '0 6%',
    [NARROW]: { height: LOW_HEIGHT, padding: '36px 12px 12px', overflow: 'hidden' },
    '& > .Solo-card': {
      width: '100%',
      // As much of a wide stage as of others.
      maxWidth: 'max(600px, 74cqw)',
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
      '& > span': { flexShrink: 0, color: palette.text.secondary },
      '& > b': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      [ROOMY]: { padding: '18px 28px' },
      [NARROW]: {
        ...theme.typography.body2,
        padding: '6px 14px',
        // There is room for three.
        '&:nth-of-type(n + 5)': { display: 'none' },
      },
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
      '& b': theme.typography.h3,
      '& small': { color: palette.surface.onBandMuted },
      '& strong': {
        fontFamily: fontFamilies.heading,
        fontSize: 'clamp(2.5rem, 9cqw, 4rem)',
        lineHeight: 1,
        letterSpacing: '-0.03em',
      },
      [NARROW]: {
        // As low as its stage: a card that is seen from the side.
        gridTemplateColumns: 'minmax(0, 1fr)',
        maxWidth: 290,
        height: 104,
        aspectRatio: 'auto',
        padding: '12px 18px',
        borderRadius: radius.card,
        transform: 'rotate(-2deg)',
        '& b': { ...theme.typography.body1, fontWeight: 600 },
        '& strong': { fontSize: '1.75rem' },
        '& .Solo-chip': { width: 30, height: 20 },
      },
    },
    '& .Solo-plastic[data-under]': {
      backgroundColor: palette.fill,
      transform: 'rotate(5deg) translateY(-7%)',
      [NARROW]: { transform: 'rotate(3deg)' },
    },
    '& .Solo-chip': {
      width: 42,
      height: 30,
      borderRadius: radius.small,
      backgroundColor: palette.accent.main,
      // Lines between its contacts.
      backgroundImage: ['90deg', '0deg']
        .map(
          (way) =>
            `linear-gradient(${way}, transparent 33%, ${edge} 33% 36%, transparent 36% 64%, ${edge} 64% 67%, transparent 67%)`,
        )
        .join(),
    },
    '& .Solo-person': {
      display: 'grid',
      justifyItems: 'center',
      gap: 12,
      padding: '28px 24px 12px',
      '& svg': { fontSize: 48, padding: 20 },
      [ROOMY]: { padding: '36px 24px 16px', '& svg': { fontSize: 64, padding: 26 } },
      [NARROW]: { display: 'none' },
    },
  };
});
