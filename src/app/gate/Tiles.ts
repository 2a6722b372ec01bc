import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { BESIDE, roundMark, withinStage } from './stageStyles';

/** Where there is room for a picture above the others, and where there is none for them at all. */
const BESIDE_HIGH = '@container (min-width: 520px) and (min-height: 400px)';
const LOW = '@container (max-width: 519.95px) and (max-height: 360px)';

/** One large tile with others beside it that end with it; below each other where there is little room. */
export const Tiles = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const tile = {
    overflow: 'hidden',
    borderRadius: radius.card,
    backgroundColor: palette.background.paper,
    boxShadow: palette.elevation.overlay,
  } as const;
  return {
    ...withinStage,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: 14,
    [BESIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40cqw)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: 18,
    },
    [BESIDE_HIGH]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(40cqw, 70cqh))',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      '& > .Tiles-main': { gridRow: 'span 2' },
    },
    '& > .Tiles-picture': { ...tile, display: 'none', [BESIDE_HIGH]: { display: 'block' } },
    '& > .Tiles-list': {
      ...tile,
      display: 'grid',
      gridAutoRows: 'minmax(0, 1fr)',
      '& .Stage-item': { padding: '10px 16px', '& .Stage-wait, & img': { width: 56 } },
      // As long as it is beside the others, it has as many as there is room for.
      '& .Stage-item:nth-of-type(n + 3)': { display: 'none', [BESIDE]: { display: 'flex' } },
    },
    [LOW]: { gridTemplateRows: 'minmax(0, 1fr)', '& > .Tiles-list': { display: 'none' } },
    '& > .Tiles-card': {
      ...tile,
      display: 'flex',
      flexDirection: 'column',
      '& img, & .Stage-wait': { flexShrink: 0, borderRadius: 0, outline: 0 },
    },
    '& .Tiles-heart': {
      ...roundMark(8, palette.tint.deal, palette.deal.text),
      '& path': { fill: 'currentColor' },
    },
  };
});
