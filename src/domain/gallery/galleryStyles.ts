import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { fadedEdges } from '../../ui/fadedEdges';

/** Width to height of the pictures of a gallery. */
export type Proportions = '5 / 3' | '4 / 3';

/** How high the name below a small picture is, with what is between them, in px: phones have less room. */
const CAPTION = { xs: 18, sm: 25 };

/** The two numbers of them. */
const sidesOf = (proportions: Proportions) =>
  proportions.split(' / ').map(Number) as [across: number, down: number];

/** Between pictures, in px; less between small ones on phones. */
const GAP = 12;
const PHONE_GAP = 8;

/** From the edge of phones to what they show, in px. */
const PHONE_EDGE = 16;

/** How many small pictures a gallery mostly has, and at least and at most has room for in a row. */
export const USUAL_COUNT = 4;
const LEAST_COUNT = 3;
const MOST_COUNT = 5;

/** How many small ones fill a row, or are together as high as the large one beside them. */
const filling = (count: number) => Math.max(LEAST_COUNT, Math.min(count, USUAL_COUNT));

/** How many small ones a row has room for from tablets on: more are scrolled to. */
const inRow = (count: number) => (count > USUAL_COUNT ? MOST_COUNT : filling(count));

/**
 * How wide the small ones are on phones, and to how high: of screens, as many as there mostly are fill the
 * row, and half of one more says that it goes on. Both are about as high.
 */
function onPhones(proportions: Proportions, count: number) {
  // The pages of a template have longer names, and are told apart by the whole of them.
  if (proportions === '4 / 3') return { width: '100px', aspectRatio: proportions };
  return count > USUAL_COUNT
    ? {
        width: `calc((100cqw + ${PHONE_EDGE - USUAL_COUNT * PHONE_GAP}px) / ${USUAL_COUNT + 0.5})`,
        aspectRatio: '76 / 42',
      }
    : { width: shareOf(USUAL_COUNT, PHONE_GAP), aspectRatio: '84 / 42' };
}

/** How wide a small picture is in a row with room for so many. */
const shareOf = (room: number, gap: number) => `calc((100cqw - ${(room - 1) * gap}px) / ${room})`;

/** Whether the small ones stand beside the large one on tablets: a column of those of a template takes too much of it. */
const isBeside = (proportions: Proportions, count: number) =>
  count > 1 && count <= USUAL_COUNT && proportions === '5 / 3';

/** Around large picture and strip, which are measured by its width. */
export const galleryRoot: SystemStyleObject<Theme> = { containerType: 'inline-size', minWidth: 0 };

/**
 * Large picture and small ones: beside it on tablets, where all of them are in the first view then; else in
 * a row below it, which leaves it the whole width.
 */
export function galleryGrid(proportions: Proportions, count: number): SystemStyleObject<Theme> {
  const [across, down] = sidesOf(proportions);
  // Solves: the large one, as wide as what is left, is as high as the small ones and their gaps.
  const small = filling(count);
  const gaps = GAP + ((small - 1) * GAP * across) / down;
  const beside = `minmax(0, 1fr) calc((100cqw - ${gaps}px) / ${small + 1})`;
  const one = 'minmax(0, 1fr)';
  return {
    display: 'grid',
    gap: `${GAP}px`,
    gridTemplateColumns: { xs: one, sm: isBeside(proportions, count) ? beside : one, md: one },
  };
}

/** The large picture of a gallery, in the proportions of what it shows. */
export const galleryFrame = (proportions: Proportions): SystemStyleObject<Theme> => ({
  aspectRatio: proportions,
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
});

/** Small pictures with a name below each: in a column, all of them are together as high as the large one. */
const named = (inColumn: boolean): SystemStyleObject<Theme> => ({
  gridAutoRows: { sm: inColumn ? 'minmax(0, 1fr)' : 'auto', md: 'auto' },
  height: { sm: inColumn ? 0 : 'auto', md: 'auto' },
  minHeight: { sm: 'calc(100% + 8px)' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: {
      xs: `minmax(0, 1fr) ${CAPTION.xs}px`,
      sm: `minmax(0, 1fr) ${CAPTION.sm}px`,
    },
    minWidth: 0,
  },
  '& > li > small': {
    alignSelf: 'end',
    typography: 'caption',
    color: 'text.secondary',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > li:has([aria-pressed="true"]) > small': { color: 'text.primary' },
});

/** The small ones, of one size. Those that a row has no room for are scrolled to. */
export function galleryStrip(proportions: Proportions, count: number): SystemStyleObject<Theme> {
  const inColumn = isBeside(proportions, count);
  const room = inRow(count);
  const wide = shareOf(room, GAP);
  const phone = onPhones(proportions, count);
  return {
    display: 'grid',
    gridAutoFlow: { xs: 'column', sm: inColumn ? 'row' : 'column', md: 'column' },
    gridAutoColumns: { xs: phone.width, sm: inColumn ? 'minmax(0, 1fr)' : wide, md: wide },
    gap: { xs: `${PHONE_GAP}px`, sm: `${GAP}px` },
    alignContent: 'start',
    // On phones from edge to edge; elsewhere with room for the ring of the focus.
    m: { xs: `-4px -${PHONE_EDGE}px`, sm: '-4px' },
    p: { xs: `4px ${PHONE_EDGE}px`, sm: '4px' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...fadedEdges,
    listStyle: 'none',
    ...named(inColumn),
    '& > li > :not(small)': {
      display: 'block',
      width: '100%',
      height: '100%',
      aspectRatio: { xs: phone.aspectRatio, sm: proportions },
      overflow: 'hidden',
      borderRadius: `${radius.control}px`,
    },
  };
}
