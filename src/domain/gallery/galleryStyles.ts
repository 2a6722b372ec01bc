import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { fadedEdges } from '../../ui/fadedEdges';

/** Width to height of the pictures of a gallery. */
export type Proportions = '5 / 3' | '4 / 3';

/** Between pictures, in px. */
const GAP = 12;

/** Beside the large picture more small ones than this would be too small. */
const MOST_BESIDE = 5;

/** How many pictures a gallery mostly has: room for them is kept while they are on their way. */
export const USUAL_COUNT: Readonly<Record<Proportions, number>> = { '5 / 3': 4, '4 / 3': 3 };

/** Around large picture and strip, which are measured by its width. */
export const galleryRoot: SystemStyleObject<Theme> = { containerType: 'inline-size', minWidth: 0 };

/**
 * Large picture and small ones, which fill one box whatever their number: on tablets the small ones
 * stand beside the large one, together as high as it is; else they lie below it in one row of its width.
 */
export function galleryGrid(proportions: Proportions, count: number): SystemStyleObject<Theme> {
  const [across = 1, down = 1] = proportions.split('/').map(Number);
  // Solves: the large one, as wide as what is left, is as high as all small ones and their gaps.
  const gaps = GAP + ((count - 1) * GAP * across) / down;
  const beside = `minmax(0, 1fr) calc((100cqw - ${gaps}px) / ${count + 1})`;
  const one = 'minmax(0, 1fr)';
  return {
    display: 'grid',
    gap: `${GAP}px`,
    gridTemplateColumns: {
      xs: one,
      sm: count > 1 && count <= MOST_BESIDE ? beside : one,
      md: one,
    },
  };
}

/** The large picture of a gallery, in the proportions of what it shows. */
export const galleryFrame = (proportions: Proportions): SystemStyleObject<Theme> => ({
  aspectRatio: proportions,
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
});

/** How high small pictures are at most in a row on wide windows, in px: their upper part fills it. */
const STRIP_HEIGHT: Readonly<Record<Proportions, { md: number; xl: number }>> = {
  '5 / 3': { md: 112, xl: 138 },
  '4 / 3': { md: 96, xl: 112 },
};

/** How high a row of so many is on wide windows: where they are narrow, as high as they are whole. */
function rowHeight(proportions: Proportions, count: number): { md: string; xl: string } {
  const [across = 1, down = 1] = proportions.split('/').map(Number);
  const whole = `(100cqw - ${(count - 1) * GAP}px) * ${down / across / count}`;
  const { md, xl } = STRIP_HEIGHT[proportions];
  return { md: `min(${md}px, ${whole})`, xl: `min(${xl}px, ${whole})` };
}

/**
 * The small ones, in a row as wide as the large one from three on. On phones many are scrolled to
 * from edge to edge, with room for rings in the scrolled box.
 */
export function galleryStrip(proportions: Proportions, count: number): SystemStyleObject<Theme> {
  const isBeside = count <= MOST_BESIDE;
  return {
    display: 'grid',
    gridAutoFlow: { xs: 'column', sm: isBeside ? 'row' : 'column', md: 'column' },
    gridAutoColumns: {
      xs: 'minmax(80px, 1fr)',
      sm: 'minmax(0, 1fr)',
      md: count > 2 ? 'minmax(0, 1fr)' : 'minmax(0, 240px)',
    },
    gap: { xs: '8px', sm: `${GAP}px` },
    alignContent: 'start',
    // Whatever their number, what follows stands where it stood before they came.
    minHeight: rowHeight(proportions, USUAL_COUNT[proportions]),
    m: { xs: '-4px -16px', sm: 0 },
    p: { xs: '4px 16px', sm: 0 },
    overflowX: { xs: 'auto', sm: 'visible' },
    scrollbarWidth: 'none',
    ...fadedEdges,
    listStyle: 'none',
    '& > li': { minWidth: 0 },
    '& > li > *': {
      display: 'block',
      width: '100%',
      height: { xs: 48, sm: 'auto', ...rowHeight(proportions, count) },
      aspectRatio: { xs: 'auto', sm: proportions, md: 'auto' },
      overflow: 'hidden',
      borderRadius: `${radius.control}px`,
    },
  };
}
