import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { RECEIPT_WIDTH } from './Receipt';
import { BESIDE, withinStage } from './stageStyles';

/** A window, or pictures, with a paper over them. */
export const PaperScene = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Stage-window': { [BESIDE]: { right: '34cqw' } },
    '& .Stage-item': {
      padding: '8px 20px',
      '& .Stage-wait, & img': { width: 64 },
      [BESIDE]: { padding: '14px 20px', '& .Stage-wait, & img': { width: 96 } },
    },
    '& .Stage-rows > .Stage-item': { flexGrow: 0, [BESIDE]: { flexGrow: 1 } },
    // In a narrow panel the paper lies where the others would show half.
    '& .Stage-item ~ .Stage-item ~ .Stage-item, & [data-few] .Stage-item ~ .Stage-item': {
      display: 'none',
      [BESIDE]: { display: 'flex' },
    },
    '& .Orders-steps': {
      display: 'none',
      gap: 14,
      padding: '18px 20px',
      borderBottom: `1px solid ${palette.divider}`,
      [BESIDE]: { display: 'grid' },
      '& > div': { position: 'relative', display: 'grid', paddingLeft: 30 },
      '& > div::before': {
        content: '""',
        position: 'absolute',
        left: 2,
        top: 4,
        width: 10,
        height: 10,
        border: `2px solid ${palette.success.main}`,
        borderRadius: radius.pill,
      },
      '& > [data-done]::before': { backgroundColor: palette.success.main },
      '& > :not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        left: 8,
        top: 22,
        bottom: -14,
        width: 2,
        backgroundColor: palette.tint.success,
      },
    },
    // Pictures below each other, and the paper beside them.
    '& .Orders-wall': {
      ...withinStage,
      display: 'grid',
      alignContent: 'start',
      gap: 14,
      [BESIDE]: {
        // As wide as two of them are whole below each other.
        gridTemplateColumns: 'minmax(0, calc((100cqh - 206px) * 0.8))',
        justifyContent: 'center',
        alignContent: 'center',
        gap: 18,
        marginRight: `calc(${RECEIPT_WIDTH} + 18px)`,
      },
      '& > div': {
        overflow: 'hidden',
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
        boxShadow: palette.elevation.hover,
        '& > .Stage-name': { padding: '8px 14px 10px' },
      },
      // In a narrow panel the paper lies where only a part of them would show.
      '& > :nth-of-type(n + 2)': { visibility: 'hidden', [BESIDE]: { visibility: 'visible' } },
    },
  };
});
