import { styled } from '@mui/material/styles';
import { firstAction, parts } from './templateCardParts';

/**
 * Cards in a list: on phones two beside each other; on tablets a row to swipe through, whose next one
 * peeks in; in wide windows a grid of three columns (specification, section 9), or by `data-layout` of four (`author`,
 * `shelf`). An item with `data-lead` takes two places of it, its picture beside its text.
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
  // Two beside each other; an odd one is the first, as wide as both and lower.
  [theme.breakpoints.down('sm')]: {
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    overflow: 'visible',
    '& > li:first-of-type:nth-last-of-type(odd)': {
      gridColumn: '1 / -1',
      [`& .${parts.picture} > *`]: { aspectRatio: '16 / 9' },
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
    '&[data-layout="author"], &[data-layout="shelf"]': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
    '& > [data-lead]': { gridColumn: 'span 2' },
    [`& > [data-lead] > article`]: { flexDirection: 'row' },
    // As wide as it is to be, at the height of the cards beside it, for its picture to lose no letters.
    [`& > [data-lead] .${parts.picture}`]: {
      flex: '0 0 62%',
      borderBottom: 0,
    },
    [`& > [data-lead] .${parts.picture} > *`]: { height: '100%' },
    // Spread over the height of the picture, in the order of all cards: its figures as a table, then the
    // price, and the links at the foot.
    [`& > [data-lead] .${parts.body}`]: { display: 'flex', padding: '16px 18px 18px' },
    [`& > [data-lead] .${parts.body} > .${parts.foot}`]: { display: 'contents' },
    [`& > [data-lead] .${parts.foot} > .${parts.price}`]: {
      order: 2,
      marginBottom: 10,
      '& .Price-now.Price-now': theme.typography.h2,
    },
    [`& > [data-lead] .${parts.foot} > .${parts.links}`]: {
      order: 2,
      [`& > ${firstAction}`]: { flexBasis: '100%' },
    },
    [`& > [data-lead] .${parts.body} > .${parts.figures}`]: {
      order: 1,
      alignSelf: 'stretch',
      flexDirection: 'column',
      flexGrow: 1,
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      margin: '12px 0 10px',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      ...theme.typography.body2,
      // Each line as high as there is room for, and as the others.
      '& > *': {
        display: 'flex',
        flex: '1 0 0',
        minHeight: 'auto',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        padding: '5px 0',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      },
      [`& .${parts.aside}`]: { display: 'inline' },
    },
    // Low enough for the price to be in the first view, with the whole picture of what leads beside it.
    [`& > [data-lead] ~ li .${parts.body}`]: { padding: '10px 16px 14px' },
    [`& > [data-lead] ~ li .${parts.body} > .${parts.figures}`]: { margin: '4px 0 8px' },
    [`& > [data-lead] ~ li .${parts.picture} > *`]: { aspectRatio: '2.1' },
    // Where what leads is higher, more of the picture is seen.
    [`& > [data-lead] + li .${parts.picture}`]: { display: 'grid', flexGrow: 1 },
    [`& > [data-lead] + li img`]: { height: '100%' },
    [`& > [data-lead] + li .${parts.body}`]: { flexGrow: 0 },
  },
}));
