import { styled } from '@mui/material/styles';

/**
 * Cards in a list: on phones and tablets a row to swipe through, whose next card peeks in. On
 * phones two of a list whose `data-layout` is `author` or `tiles` stand beside each other. In wide windows a grid of three columns (specification, section 9), or of four
 * (`author`, `shelf`, `tiles`).
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
  [theme.breakpoints.down('sm')]: {
    '&:is([data-layout="author"], [data-layout="tiles"])': {
      gridAutoColumns: 'clamp(150px, 47%, 200px)',
      gap: 12,
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
