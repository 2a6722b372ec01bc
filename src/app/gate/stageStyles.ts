import { styled } from '@mui/material/styles';
import { savingMark } from '../../theme/surfaceStyles';
import { radius, tabularNumbers, weight } from '../../theme/tokens';
import { ABOVE_FORM } from './gateLayout';

/** From this width of the stage on its parts lie beside each other. */
export const BESIDE = '@container (min-width: 520px)';

/** The stages that are narrower and high: with room above each other for what has none beside each other. */
export const TALL = '@container (max-width: 519.95px) and (min-height: 440px)';

/** From this width of the stage on there is room for large pictures. */
export const ROOMY = '@container (min-width: 820px)';

/** The windows that have no room for a stage beside the card. */
export const NARROW = ABOVE_FORM;

/** How high a stage is in them, and one whose whole scene they show. */
export const LOW_HEIGHT = 160;
const WHOLE_HEIGHT = 304;

/**
 * Where a scene lies: below the words that call it an example, and whole, as nothing on a stage is cut
 * at its edges.
 */
export const withinStage = {
  position: 'absolute',
  inset: 'var(--stage-top, 44px) var(--stage-edge) var(--stage-edge)',
} as const;

/**
 * An icon on a round ground.
 *
 * @param padding of the ground, in px
 * @param backgroundColor of the ground
 * @param color of the icon
 */
export const roundMark = (padding: number, backgroundColor: string, color: string) =>
  ({
    flexShrink: 0,
    boxSizing: 'content-box',
    padding,
    borderRadius: radius.pill,
    backgroundColor,
    color,
  }) as const;

/**
 * A tinted ground as high as the card beside it, whatever lies on it: its scenes measure themselves
 * by it, in `cqw` and `cqh`. What several of them are made of is styled here.
 */
export const Stage = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    containerType: 'size',
    overflow: 'hidden',
    minHeight: 320,
    '&[data-whole]': { minHeight: 240 },
    borderRadius: radius.panel,
    backgroundColor: palette.tint.primary,
    // What lies near its lower edge casts no shadow that the edge would cut.
    '--mui-palette-elevation-overlay': palette.elevation.hover,
    '&[data-tone="success"]': { backgroundColor: palette.tint.success },
    '&[data-tone="deal"]': { backgroundColor: palette.tint.deal },
    '&[data-tone="warning"]': { backgroundColor: palette.tint.warning },
    // Tints turn loud or muddy in the dark: one ground for all, and what lies on it is lighter.
    '&, &[data-tone]': theme.applyStyles('dark', {
      backgroundColor: `color-mix(in srgb, ${palette.surface.feature} 70%, ${palette.background.default})`,
      '--mui-palette-background-paper': `color-mix(in srgb, ${palette.surface.feature} 45%, ${palette.surface.control})`,
      '--mui-palette-surface-sunken': palette.surface.field,
      '--mui-palette-divider': `color-mix(in srgb, ${palette.surface.controlEdge} 45%, transparent)`,
    }),
    // Only what is below each other: in words they would tear hyphens and ones from their neighbors.
    '& :is(.Stage-item, .Glance-line, .Receipt-line) > b': tabularNumbers,
    '& small': { ...theme.typography.caption, color: palette.text.secondary },

    '& .Stage-note': {
      position: 'absolute',
      top: 14,
      left: 'var(--stage-edge)',
      fontWeight: weight.strong,
    },
    // The same for the words and for what lies below them.
    '& > *': { '--stage-edge': '16px', [BESIDE]: { '--stage-edge': '5cqw' } },
    // What lies on it is as high as the stage: as far from the edges on all sides.
    '&[data-whole] > *': { '@container (min-width: 640px)': { '--stage-edge': '16px' } },
    '& .Stage-scene': { position: 'absolute', inset: 0 },
    [NARROW]: {
      borderRadius: radius.card,
      '& > *': { '--stage-edge': '12px', '--stage-top': '36px' },
      '&[data-low], &[data-solo]': { minHeight: LOW_HEIGHT },
      '&[data-low] .Stage-scene': { display: 'none' },
      '& .Stage-note': { top: 10 },
      '&[data-whole]': { minHeight: WHOLE_HEIGHT },
      // Wide enough for what the product does to take two lines.
      '@media (min-width: 375px)': { '&[data-whole]': { minHeight: WHOLE_HEIGHT - 54 } },
    },
    '& .Stage-wait': { aspectRatio: '640 / 400', backgroundColor: palette.surface.sunken },
    '& .Stage-window': {
      ...withinStage,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
    },
    // Of the rows only those that are whole: the others go on in a column that is out of sight.
    '& .Stage-rows': {
      display: 'flex',
      flex: '1 1 0',
      flexFlow: 'column wrap',
      minHeight: 0,
      overflow: 'hidden',
      '& > *': { flex: '1 0 auto', width: '100%' },
    },
    '& .Stage-bar': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 12,
      flexShrink: 0,
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
      ...theme.typography.overline,
      flexShrink: 0,
      padding: '2px 8px',
      borderRadius: radius.small,
      backgroundColor: palette.tint.success,
      color: palette.success.main,
      '&[data-open]': { backgroundColor: palette.tint.warning, color: palette.warning.main },
    },
    // As beside the prices of cards.
    '& .Stage-period': theme.typography.caption,
    '& .Stage-off': { ...theme.typography.overline, ...savingMark(theme) },
    '& .Stage-way': {
      display: 'block',
      height: 6,
      margin: '5px 0 4px',
      borderRadius: 3,
      overflow: 'hidden',
      backgroundColor: `color-mix(in srgb, ${palette.surface.controlEdge} 60%, transparent)`,
      '& i': { display: 'block', height: '100%', backgroundColor: palette.success.main },
    },
  };
});
