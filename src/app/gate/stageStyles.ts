import { styled } from '@mui/material/styles';
import { paperEdge, tornEdge } from '../../theme/surfaceStyles';
import { radius, tabularNumbers } from '../../theme/tokens';

/** From this width of the stage on the paper hangs beside the products, in px. */
const BESIDE = '@container (min-width: 520px)';

/** The windows that have no room for a stage beside the card. */
export const NARROW = '@media (max-width: 719.95px)';

/** How high a stage with one thing on it is in them. */
export const SOLO_HEIGHT = 236;

/**
 * A tinted table with a card of products on it, each with its whole picture, and a slip of paper that
 * hangs into it. What they look like is styled here, as all of it is one picture.
 */
export const Stage = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...tabularNumbers,
    containerType: 'inline-size',
    overflow: 'hidden',
    // As high as what lies on it, so that it keeps its place where that could not be read.
    minHeight: 320,
    borderRadius: 20,
    backgroundColor: palette.tint.primary,
    '&[data-tone="success"]': { backgroundColor: palette.tint.success },
    '&[data-tone="deal"]': { backgroundColor: palette.tint.deal },
    '&[data-tone="warning"]': { backgroundColor: palette.tint.warning },
    '&[data-tone="deal"], &[data-tone="warning"]': {
      // Sand turns to mud in the dark.
      ...theme.applyStyles('dark', { backgroundColor: palette.surface.feature }),
    },
    '& small': { ...theme.typography.caption, color: palette.text.secondary },
    '& .Stage-row': {
      display: 'none',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 12,
      padding: 12,
      '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      '& .Stage-wait, & img': { marginBottom: 8, borderRadius: radius.small },
      '& b': { ...theme.typography.body2, fontWeight: 600 },
      '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& small': { fontWeight: 600 },
    },
    [NARROW]: {
      '&:not([data-whole="true"])': {
        minHeight: 128,
        borderRadius: radius.card,
        '& .Stage-row': { display: 'grid' },
        '& .Stage-table': { display: 'none' },
      },
      // Its code comes later: it keeps its place until then.
      '&[data-solo]': { minHeight: SOLO_HEIGHT },
    },
    '& .Stage-table': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 20,
      padding: '0 20px 20px',
      [BESIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 38%)',
        gap: '4.5%',
        height: '100%',
        padding: '0 5% 0',
      },
    },
    '& .Stage-card': {
      alignSelf: 'center',
      overflow: 'hidden',
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
      [BESIDE]: { marginBlock: 28 },
    },
    '& .Stage-card img': { borderRadius: 0, outline: 0 },
    '& .Stage-wait': { aspectRatio: '640 / 400', backgroundColor: palette.surface.sunken },
    '& .Stage-own': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '12px 16px',
      borderTop: `1px solid ${palette.divider}`,
      '& .Stage-wait': { width: 64, flexShrink: 0, borderRadius: radius.small },
      '& img': { borderRadius: radius.small },
      '& > div:last-child': { display: 'grid', flexGrow: 1, minWidth: 0 },
      '& b': { fontWeight: 600, lineHeight: 1.4 },
      '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& small': { color: palette.success.main, fontWeight: 600 },
    },
    // Below a slip there is room for the picture and two of them.
    '& .Stage-own ~ .Stage-own ~ .Stage-own': { display: 'none', [BESIDE]: { display: 'flex' } },
    '& .Stage-way': {
      display: 'block',
      height: 6,
      margin: '5px 0 4px',
      borderRadius: 3,
      overflow: 'hidden',
      backgroundColor: palette.surface.sunken,
      '& i': { display: 'block', height: '100%', backgroundColor: palette.success.main },
    },
    '& .Stage-slip': {
      '--sheet': palette.surface.sheet,
      filter: paperEdge(theme),
      order: -1,
      [BESIDE]: { order: 0, alignSelf: 'start', paddingBottom: 36 },
    },
    '& .Stage-paper': {
      padding: '18px 20px 26px',
      backgroundColor: 'var(--sheet)',
      color: palette.text.primary,
      mask: tornEdge,
      [BESIDE]: { padding: '28px 22px 32px' },
    },
    '& .Stage-head': {
      ...theme.typography.overline,
      display: 'flex',
      justifyContent: 'space-between',
      gap: 8,
      marginBottom: 8,
      color: palette.text.secondary,
    },
    '& .Stage-line': {
      ...theme.typography.body2,
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      padding: '4px 0',
      '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { fontWeight: 600, flexShrink: 0 },
    },
    '& .Stage-sum': {
      alignItems: 'baseline',
      fontWeight: 600,
      '& b': { ...theme.typography.h3 },
    },
    '& .Stage-title': { ...theme.typography.h4, margin: '12px 0 4px', minHeight: '2.56em' },
    '& .Stage-bars': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: 6,
      height: 96,
      '& i': { flex: 1, borderRadius: '4px 4px 0 0', backgroundColor: palette.fill },
      // Alone beside the products it is as much to look at.
      [BESIDE]: { height: 208 },
    },
    '& hr': {
      margin: '8px 0',
      border: 0,
      borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
    },
  };
});
