import { styled } from '@mui/material/styles';

/**
 * Cards in a list: on phones two beside each other, or by `data-layout` a row to swipe through (`author`,
 * `shelf`); on tablets such a row, whose next card peeks in; in wide windows a grid of three columns
 * (specification, section 9), or of four (`author`, `shelf`, `tiles`).
 */
export const CardRow = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(84%, 320px)',
  gap: 16,
  margin: '-4px -16px -8px',
  // Inside the scrolled box for focus rings and shadows.
  padding: '4px 16px 8px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 16,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  // Two beside each other; an odd one is the first, as wide as both.
  [theme.breakpoints.down('sm')]: {
    '&:not([data-layout="author"], [data-layout="shelf"])': {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 12,
      margin: 0,
      padding: 0,
      overflow: 'visible',
      '& > li:first-of-type:nth-last-of-type(odd)': {
        gridColumn: '1 / -1',
      },
    },
  },
  // To the edges of the window.
  [theme.breakpoints.between('sm', 'lg')]: {
    margin: '-4px -24px -8px',
    padding: '4px 24px 8px',
    scrollPaddingInline: 24,
  },
  [theme.breakpoints.up('lg')]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 20,
    margin: 0,
    padding: 0,
    overflow: 'visible',
    '&:is([data-layout="author"], [data-layout="shelf"], [data-layout="tiles"])': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
}));
