import { styled } from '@mui/material/styles';
import { radius, tabularNumbers } from '../../theme/tokens';
import { ABOVE_FORM } from './gateLayout';

/** From this width of the stage on its parts lie beside each other. */
export const BESIDE = '@container (min-width: 520px)';

/** The windows that have no room for a stage beside the card. */
export const NARROW = ABOVE_FORM;

/** How high a stage is in them, and one whose whole scene they show. */
export const LOW_HEIGHT = 160;
const WHOLE_HEIGHT = 420;

/** Where every scene begins, in px: below the words that call it an example. */
const BELOW_NOTE = 44;

/**
 * How far from the edges of the stage a scene lies that ends within it, and one that goes on below its
 * lower edge: the `inset` of the scene, or the `padding` of what holds it.
 */
export const withinStage = `${BELOW_NOTE}px var(--stage-edge) 20px`;
export const beyondStage = `${BELOW_NOTE}px var(--stage-edge) 0`;

/**
 * A tinted ground as high as the card beside it, whatever lies on it: its scenes measure themselves
 * by it, in `cqw` and `cqh`. What several of them are made of is styled here.
 */
export const Stage = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...tabularNumbers,
    position: 'relative',
    containerType: 'size',
    overflow: 'hidden',
    minHeight: 320,
    borderRadius: 20,
    backgroundColor: palette.tint.primary,
    '&[data-tone="success"]': { backgroundColor: palette.tint.success },
    '&[data-tone="deal"]': { backgroundColor: palette.tint.deal },
    '&[data-tone="warning"]': { backgroundColor: palette.tint.warning },
    // Tints turn loud or muddy in the dark: one ground for all.
    '&, &[data-tone]': theme.applyStyles('dark', { backgroundColor: palette.surface.feature }),
    '& small': { ...theme.typography.caption, color: palette.text.secondary },
    '& b': { fontWeight: 600, lineHeight: 1.4 },
    '& .Stage-note': {
      position: 'absolute',
      top: 14,
      left: 'var(--stage-edge)',
      fontWeight: 600,
    },
    // The same for the words and for what lies below them.
    '& > *': { '--stage-edge': '16px', [BESIDE]: { '--stage-edge': '5cqw' } },
    '& .Stage-scene': { position: 'absolute', inset: 0 },
    [NARROW]: {
      '&[data-low], &[data-solo]': { minHeight: LOW_HEIGHT, borderRadius: radius.card },
      '&[data-low] .Stage-scene': { display: 'none' },
      '&[data-low] .Stage-note, &[data-solo] .Stage-note': { top: 10, left: 14 },
      '&[data-whole]': { minHeight: WHOLE_HEIGHT },
    },
    '& .Stage-wait': { aspectRatio: '640 / 400', backgroundColor: palette.surface.sunken },
    // A window that goes on below the lower edge.
    '& .Stage-window': {
      position: 'absolute',
      inset: beyondStage,
      overflow: 'hidden',
      borderRadius: '14px 14px 0 0',
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
    },
    '& .Stage-bar': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 12,
      height: 56,
      padding: '0 20px',
      borderBottom: `1px solid ${palette.divider}`,
      '& > b': { ...theme.typography.h4 },
    },
    '& .Stage-item': {
      display: 'flex',
      alignItems: 'center',
      gap: 14,
      padding: '12px 20px',
      '& > b': { whiteSpace: 'nowrap' },
      '& + .Stage-item': { borderTop: `1px solid ${palette.divider}` },
      '& .Stage-wait, & img': { width: 76, flexShrink: 0, borderRadius: radius.small },
    },
    '& .Stage-name': {
      display: 'grid',
      flexGrow: 1,
      minWidth: 0,
      '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& .Stage-pill': {
      ...theme.typography.caption,
      flexShrink: 0,
      padding: '2px 10px',
      borderRadius: 99,
      fontWeight: 600,
      backgroundColor: palette.tint.success,
      color: palette.success.main,
      '&[data-open]': { backgroundColor: palette.tint.warning, color: palette.warning.main },
      '&[data-off]': { backgroundColor: palette.deal.main, color: palette.deal.contrastText },
    },
    '& .Stage-way': {
      display: 'block',
      height: 6,
      margin: '5px 0 4px',
      borderRadius: 3,
      overflow: 'hidden',
      backgroundColor: `color-mix(in srgb, ${palette.outline} 40%, transparent)`,
      '& i': { display: 'block', height: '100%', backgroundColor: palette.success.main },
    },
  };
});
