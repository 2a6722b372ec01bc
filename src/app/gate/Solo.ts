import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { BESIDE, LOW_HEIGHT, NARROW, ROOMY, roundMark, TALL, withinStage } from './stageStyles';

/** The one thing that lies on a stage, in its middle, and the look of what such things are made of. */
export const Solo = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
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
      borderRadius: radius.card,
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
    '& .Solo-mark': roundMark(9, palette.tint.primary, palette.primary.main),
    // As a card of paper, with the business at its head and the person at its foot.
    '& > .Solo-business': {
      display: 'grid',
      alignContent: 'space-between',
      gap: 8,
      maxWidth: 480,
      aspectRatio: '1.7',
      padding: '7%',
      overflow: 'hidden',
      position: 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        height: 10,
        backgroundColor: palette.fill,
      },
      '& > div': { display: 'grid', gap: 4, '& > b': theme.typography.h2 },
      '& > div:last-of-type': {
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        '& > span': { display: 'grid' },
      },
      '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      [NARROW]: {
        aspectRatio: 'auto',
        height: '100%',
        padding: '12px 16px 8px',
        '&::before': { height: 5 },
        '& > div > b': theme.typography.h4,
        '& > div:first-of-type > small': { display: 'none' },
      },
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
      borderRadius: radius.panel,
      backgroundColor: palette.surface.feature,
      color: palette.surface.onBand,
      boxShadow: palette.elevation.overlay,
      transform: 'rotate(-3deg) translateY(5%)',
      [BESIDE]: { maxWidth: 'min(66cqw, 92cqh)' },
      '& .Solo-line': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
      // As on a card that is on file.
      '& .Solo-number': {
        fontSize: 'clamp(1.125rem, 3.4cqw, 1.5rem)',
        letterSpacing: '0.08em',
        whiteSpace: 'nowrap',
      },
      '& small': { color: palette.surface.onBandMuted },
      '&[data-gift]': {
        display: 'block',
        padding: 0,
        backgroundColor: 'transparent',
        fontSize: 'clamp(1.375rem, 4.5cqw, 2rem)',
        // Far enough from the other that the amount of each is whole.
        transform: 'rotate(-3deg) translateY(14%)',
      },
      [TALL]: { '&, &[data-gift]': { transform: 'rotate(-2deg) translateY(50%)' } },
      [NARROW]: {
        // As low as its stage: a card that is seen from the side.
        gridTemplateColumns: 'minmax(0, 1fr)',
        maxWidth: 290,
        height: 104,
        aspectRatio: 'auto',
        padding: '12px 18px',
        borderRadius: radius.card,
        transform: 'rotate(-2deg)',
        '& .Solo-number': { fontSize: '1rem' },
        '& .Solo-chip': { width: 30, height: 22 },
        '&[data-gift]': {
          justifySelf: 'end',
          width: '62%',
          fontSize: '1.125rem',
          transform: 'rotate(-2deg)',
        },
      },
    },
    '& .Solo-plastic[data-under]': {
      backgroundColor: palette.fill,
      transform: 'rotate(5deg) translateY(-7%)',
      '& small': { color: 'inherit' },
      '&[data-gift]': { transform: 'rotate(5deg) translateY(-17%)' },
      [TALL]: { '&, &[data-gift]': { transform: 'rotate(2deg) translateY(-62%)' } },
      [NARROW]: {
        transform: 'rotate(3deg)',
        '&[data-gift]': {
          justifySelf: 'start',
          transform: 'rotate(2deg)',
          // Ribbon and bow would look out by a sliver.
          '& > *::before, & > * > div': { display: 'none' },
        },
      },
    },
    // As wide and as high as the scenes of other pages: who it is at its head, all else below.
    '& > .Solo-profile': {
      ...withinStage,
      display: 'flex',
      flexDirection: 'column',
      width: 'auto',
      maxWidth: 'none',
      // In the middle: stretched over a high stage, its lines would be far from each other.
      height: 'fit-content',
      maxHeight: '100%',
      marginBlock: 'auto',
      '& > .Solo-row': {
        padding: '19px 20px',
        [ROOMY]: { padding: '24px 28px' },
        [NARROW]: { padding: '6px 14px' },
      },
      [NARROW]: { position: 'static', width: '100%' },
    },
    '& .Solo-person': {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: '20px 20px 18px',
      borderBottom: `1px solid ${palette.divider}`,
      '& > span': { display: 'grid', minWidth: 0 },
      '& > span > b': theme.typography.h3,
      [ROOMY]: { padding: '24px 28px' },
      [NARROW]: { display: 'none' },
    },
    '& .Solo-face': {
      ...theme.typography.h3,
      display: 'grid',
      placeContent: 'center',
      flexShrink: 0,
      width: 72,
      height: 72,
      borderRadius: '50%',
      backgroundColor: palette.tint.primary,
      color: palette.primary.main,
    },
  };
});
