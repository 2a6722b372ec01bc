import { styled } from '@mui/material/styles';
import { paperEdge, tornEdge } from '../../theme/surfaceStyles';
import { radius, tabularNumbers } from '../../theme/tokens';

/** From this width of the stage on its paper has room for a line of figures, in px. */
const ROOMY = '@container (min-width: 520px)';

/**
 * A tinted table of one height, whatever is laid on it: two cards that it cuts at its foot, and a
 * slip of paper that hangs into it. What they look like is styled here, as all of it is one picture.
 */
export const Stage = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...tabularNumbers,
    containerType: 'inline-size',
    position: 'relative',
    height: 312,
    overflow: 'hidden',
    borderRadius: 20,
    backgroundColor: palette.tint.primary,
    '&[data-tone="success"]': { backgroundColor: palette.tint.success },
    '&[data-tone="warning"]': { backgroundColor: palette.tint.warning },
    [theme.breakpoints.up('sm')]: { height: 372 },
    [theme.breakpoints.up('xl')]: { height: 448 },
    '& small': { ...theme.typography.caption, color: palette.text.secondary },
    '& .Stage-card': {
      position: 'absolute',
      top: '9%',
      left: '4%',
      width: '50%',
      maxWidth: 380,
      borderRadius: radius.card,
      overflow: 'hidden',
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
      transform: 'rotate(-2.5deg)',
      [ROOMY]: { width: '42%' },
    },
    '& .Stage-card + .Stage-card': {
      top: '36%',
      left: '16%',
      transform: 'rotate(1.5deg)',
      [ROOMY]: { top: '26%', left: '27%' },
    },
    '& .Stage-card img': { borderRadius: 0, outline: 0 },
    '& .Stage-wait': { aspectRatio: '640 / 400', backgroundColor: palette.surface.sunken },
    '& .Stage-text': {
      display: 'grid',
      gap: 2,
      padding: '10px 14px 14px',
      '& b': {
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& small': { color: palette.success.main, fontWeight: 600 },
      '& > i': {
        display: 'block',
        height: 6,
        margin: '4px 0',
        borderRadius: 3,
        overflow: 'hidden',
        backgroundColor: palette.surface.sunken,
      },
      '& > i > i': { display: 'block', height: '100%', backgroundColor: palette.success.main },
    },
    '& .Stage-slip': {
      position: 'absolute',
      top: 0,
      right: '4%',
      width: '52%',
      maxWidth: 290,
      filter: paperEdge(theme),
      [ROOMY]: { right: '6%', width: '38%' },
    },
    '& .Stage-paper': {
      padding: '18px 16px 26px',
      backgroundColor: palette.background.paper,
      mask: tornEdge,
      [ROOMY]: { padding: '28px 22px 32px' },
    },
    '& .Stage-head': {
      ...theme.typography.overline,
      display: 'flex',
      justifyContent: 'space-between',
      gap: 8,
      marginBottom: 8,
      color: palette.text.secondary,
      '& > :last-child': { display: 'none', [ROOMY]: { display: 'block' } },
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
    '& .Stage-bars': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: 6,
      height: 96,
      '& i': { flex: 1, borderRadius: '4px 4px 0 0', backgroundColor: palette.fill },
    },
    '& hr': {
      margin: '8px 0',
      border: 0,
      borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
    },
  };
});
