import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { fadedEdges } from '../../ui/fadedEdges';

/** Width to height of the pictures of a gallery. */
export type Proportions = '5 / 3' | '4 / 3';

/** How many times nearer a small picture shows a part of the large one, and around which point of it. */
export interface Crop {
  scale: number;
  origin: string;
}

/** How high the name below a small picture is, with what is between them, in px; templates alone have names. */
const CAPTION = 22;
const isNamed = (proportions: Proportions) => proportions === '4 / 3';

/** The two numbers of them. */
const sidesOf = (proportions: Proportions) =>
  proportions.split(' / ').map(Number) as [across: number, down: number];

/** Between pictures, in px. */
const GAP = 12;

/** How many small pictures a gallery mostly has, and at least and at most has room for in a row. */
export const USUAL_COUNT = 4;
const LEAST_COUNT = 3;
const MOST_COUNT = 5;

/** How many small ones fill a row, or are together as high as the large one beside them. */
const filling = (count: number) => Math.max(LEAST_COUNT, Math.min(count, USUAL_COUNT));

/** How many small ones a row has room for from tablets on: more are scrolled to. */
const inRow = (count: number) => (count > USUAL_COUNT ? MOST_COUNT : filling(count));

/** How high the small ones are on phones, in px, however many there are. */
const SMALL_HEIGHT = 52;

/** How wide they are then: those with a name have room for it. */
const smallWidth = (proportions: Proportions) => (isNamed(proportions) ? 104 : 84);

/** Around the small picture that is shown, in px: a gap, and the line itself. */
const RING = 3;

/** As wide as phones show them; of screens, as many as there mostly are fill the row. */
const phoneWidth = (proportions: Proportions, count: number) =>
  proportions === '5 / 3' && count === USUAL_COUNT
    ? `max(72px, (100cqw - ${2 * RING + (count - 1) * 8}px) / ${count})`
    : `${smallWidth(proportions)}px`;

/** How wide a small picture is in a row with room for so many. */
const shareOf = (room: number, gap: number) => `calc((100cqw - ${(room - 1) * gap}px) / ${room})`;

/** Where the small ones stand beside the large one: from tablets on, or on tablets alone. */
const besideFrom = (proportions: Proportions, count: number) => {
  const isBeside = count > 1 && count <= USUAL_COUNT;
  return { sm: isBeside, md: isBeside && proportions === '4 / 3' };
};

/** Around large picture and strip, which are measured by its width. */
export const galleryRoot: SystemStyleObject<Theme> = { containerType: 'inline-size', minWidth: 0 };

/**
 * Large picture and small ones, so that all of them are in the first view: beside the large one where it
 * would leave no room below, and on tablets; else in a row below it.
 */
export function galleryGrid(proportions: Proportions, count: number): SystemStyleObject<Theme> {
  const [across, down] = sidesOf(proportions);
  // Solves: the large one, as wide as what is left, is as high as the small ones and their gaps.
  const small = filling(count);
  const gaps = GAP + ((small - 1) * GAP * across) / down;
  const beside = `minmax(0, 1fr) calc((100cqw - ${gaps}px) / ${small + 1})`;
  const one = 'minmax(0, 1fr)';
  const { sm, md } = besideFrom(proportions, count);
  return {
    display: 'grid',
    gap: { xs: '8px', sm: `${GAP}px` },
    gridTemplateColumns: { xs: one, sm: sm ? beside : one, md: md ? beside : one },
  };
}

/** The large picture of a gallery, in the proportions of what it shows. */
export const galleryFrame = (proportions: Proportions): SystemStyleObject<Theme> => ({
  aspectRatio: proportions,
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
});

/** Small pictures with a name below each: in a column, all of them are together as high as the large one. */
const named = (sm: boolean, md: boolean): SystemStyleObject<Theme> => ({
  gridAutoRows: { sm: sm ? 'minmax(0, 1fr)' : 'auto', md: md ? 'minmax(0, 1fr)' : 'auto' },
  height: { sm: sm ? 0 : 'auto', md: md ? 0 : 'auto' },
  minHeight: { sm: 'calc(100% + 8px)' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `minmax(0, 1fr) ${CAPTION}px`,
    minWidth: 0,
  },
  '& > li > button': { height: '100%' },
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
  const { sm, md } = besideFrom(proportions, count);
  const room = inRow(count);
  const wide = shareOf(room, GAP);
  return {
    display: 'grid',
    gridAutoFlow: { xs: 'column', sm: sm ? 'row' : 'column', md: md ? 'row' : 'column' },
    gridAutoColumns: {
      xs: phoneWidth(proportions, count),
      sm: sm ? 'minmax(0, 1fr)' : wide,
      md: md ? 'minmax(0, 1fr)' : wide,
    },
    gap: { xs: '8px', sm: `${GAP}px` },
    alignContent: 'start',
    // On phones from edge to edge, with rings in line with the large picture; elsewhere with room for rings.
    m: { xs: '-4px -16px', sm: '-4px' },
    p: { xs: `4px ${16 + RING}px`, sm: '4px' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...fadedEdges,
    listStyle: 'none',
    '& > li': { minWidth: 0 },
    ...(isNamed(proportions) ? named(sm, md) : null),
    '& > li > :not(small)': {
      display: 'block',
      width: '100%',
      aspectRatio: { xs: `${smallWidth(proportions)} / ${SMALL_HEIGHT}`, sm: proportions },
      overflow: 'hidden',
      borderRadius: `${radius.control}px`,
    },
  };
}
