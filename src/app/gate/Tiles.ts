import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { BESIDE, withinStage } from './stageStyles';

/** One large tile with others beside it that end with it; below each other where there is little room. */
export const Tiles = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const tile = {
    overflow: 'hidden',
    borderRadius: 20,
    backgroundColor: palette.background.paper,
    boxShadow: palette.elevation.overlay,
  } as const;
  return {
    position: 'absolute',
    inset: withinStage,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: 14,
    [BESIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(40cqw, 70cqh))',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: 18,
      '& > .Tiles-main': { gridRow: 'span 2' },
    },
    '& > .Tiles-picture': { ...tile, display: 'none', [BESIDE]: { display: 'block' } },
    '& > .Tiles-list': {
      ...tile,
      display: 'grid',
      gridAutoRows: 'minmax(0, 1fr)',
      '& .Stage-item': { padding: '10px 16px', '& .Stage-wait, & img': { width: 56 } },
      // As long as it is beside the others, it has as many as there is room for.
      '& .Stage-item:nth-of-type(n + 3)': { display: 'none', [BESIDE]: { display: 'flex' } },
    },
    '& > .Tiles-card': {
      ...tile,
      display: 'flex',
      flexDirection: 'column',
      '& img, & .Stage-wait': { flexShrink: 0, borderRadius: 0, outline: 0 },
    },
    '& .Tiles-heart': {
      flexShrink: 0,
      boxSizing: 'content-box',
      padding: 8,
      borderRadius: radius.pill,
      backgroundColor: palette.tint.deal,
      color: palette.deal.text,
      '& path': { fill: 'currentColor' },
    },
  };
});
