import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { fadedEdges, fadedRow } from '../../ui/fadedEdges';

const Row = styled('ul')(({ theme }) => ({
  ...fadedEdges,
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
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  [theme.breakpoints.up('lg')]: {
    '&[data-layout="shelf"]': { gridAutoColumns: 284 },
    '&:not([data-layout="shelf"])': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 20,
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
    '&[data-layout="author"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > [data-lead]': { gridColumn: 'span 2', gridRow: 'span 2' },
    // Low enough for two of them to be as tall as the large picture beside them.
    '& > [data-lead] ~ li img': { aspectRatio: '15 / 8', objectPosition: 'top' },
    '& > [data-lead] ~ li .Bone:first-of-type': { aspectRatio: '15 / 8' },
  },
}));

/**
 * Cards in a list: on phones and tablets a row to swipe through, in wide windows a grid of three
 * columns (specification, section 9). By `data-layout` it stays a row to swipe through (`shelf`), or
 * has four columns (`author`). An item with `data-lead` takes four places of the grid.
 */
export function CardRow(props: ComponentProps<typeof Row>) {
  return <Row ref={fadedRow} {...props} />;
}
