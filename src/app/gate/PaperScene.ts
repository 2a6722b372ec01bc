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
    // All that the paper adds up, below how far the order has come.
    '& .Orders-steps ~ .Stage-rows > .Stage-item': {
      [BESIDE]: { paddingBlock: 8, '& .Stage-wait, & img': { width: 72 } },
    },
    // Few are in the middle, as close to each other as many.
    '& [data-few]': {
      [BESIDE]: {
        height: 'fit-content',
        maxHeight: 'calc(100% - 44px - var(--stage-edge))',
        marginBlock: 'auto',
        '& .Stage-rows': { flex: 'none', flexWrap: 'nowrap' },
        '& .Stage-item': { paddingBlock: 20 },
      },
    },
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
      // Whole pixels, so that all lines are as long as each other.
      '& > div': { position: 'relative', display: 'grid', minHeight: 44, paddingLeft: 30 },
      '& > div::before': {
        content: '""',
        position: 'absolute',
        left: 2,
        top: 7,
        width: 10,
        height: 10,
        border: `2px solid ${palette.success.main}`,
        borderRadius: radius.pill,
      },
      '& > [data-done]::before': { backgroundColor: palette.success.main },
      '& > :not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        // In the middle of the dots, 4 px from each.
        left: 6,
        top: 21,
        bottom: -17,
        width: 2,
        backgroundColor: palette.tint.success,
      },
    },
    // Pictures below each other, as wide as two of them are whole, and the paper about the middle of the rest.
    [BESIDE]: {
      '--wall': `min((100cqh - 186px - var(--stage-edge)) * 0.8, 100cqw - 2 * var(--stage-edge) - ${RECEIPT_WIDTH} - 18px)`,
      '& .Orders-wall + *': {
        right: `calc((100cqw - var(--stage-edge) - var(--wall) - ${RECEIPT_WIDTH}) * 0.4)`,
      },
    },
    '& .Orders-wall': {
      ...withinStage,
      display: 'grid',
      // Whole, though what is out of sight has no room.
      gridAutoRows: 'max-content',
      alignContent: 'start',
      gap: 14,
      [BESIDE]: {
        gridTemplateColumns: 'var(--wall)',
        alignContent: 'center',
        gap: 18,
      },
      '& > div': {
        // In a narrow panel the paper lies over the lower end, which is not to be the name.
        display: 'flex',
        flexDirection: 'column-reverse',
        [BESIDE]: { display: 'block' },
        overflow: 'hidden',
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
        boxShadow: palette.elevation.hover,
        // The card has the corners.
        '& img, & .Stage-wait': { borderRadius: 0, outline: 0 },
        '& > .Stage-name': { padding: '8px 14px 10px' },
      },
      // In a narrow panel the paper lies where only a part of them would show.
      '& > :nth-of-type(n + 2)': { visibility: 'hidden', [BESIDE]: { visibility: 'visible' } },
    },
  };
});
