import { keyframes, type Theme } from '@mui/material/styles';
import { shortWindow } from '../../../theme/pageSteps';
import { HEADER_HEIGHT, weight } from '../../../theme/tokens';
import { watchEdges } from '../../../ui/fadedEdges';

/** Above the picture, in px: what goes out of sight with it before the rest of the head stays. */
const EDGE = 16;

/**
 * How wide a column is on phones, in percent of what is in sight: two fit, and the edge of a third says that
 * it is there.
 */
const PHONE_COLUMN = 47;

/** How high the strip is that says on phones what the line below is about, in px. */
const STRIP = 30;

/** The column with the names of the lines, and the room at both sides of a cell, in px. */
const NAMES = { xs: 0, sm: 112, md: 196 } as const;
const SIDES = { xs: 20, sm: 32 } as const;

/** How wide the content of a head gets, in px. */
export const HEAD_WIDTH = 384;

/** How high the picture in a head is. */
const PICTURE_HEIGHT = 'var(--picture-height)';

/** `sx` of the picture in a head: whole, as wide as its column, up to HEAD_WIDTH. */
export const headPicture = {
  width: `calc(${PICTURE_HEIGHT} * 1.6)`,
  height: PICTURE_HEIGHT,
  mb: 1.5,
  borderRadius: '6px',
} as const;

/** Longer than any comparison, in px: the heads go as far as the page is scrolled. */
const RUN = 20_000;

const stay = keyframes({ to: { transform: `translateY(${RUN}px)` } });

/**
 * `sx` of what holds the comparison. Where it may be wider than the window it scrolls sideways, from
 * column to column; downwards only the page does.
 */
export const comparisonPlace = {
  '&[data-more-after]:not(:has(:focus-visible))': {
    maskImage: 'linear-gradient(to left, transparent, black 20px)',
  },
  // On phones the product of the page stays, and each of the others comes to stand beside it.
  scrollPaddingInline: { xs: `${PHONE_COLUMN}% 0`, sm: 0 },
  scrollSnapType: { xs: 'x proximity', sm: 'none' },
  viewTimelineName: '--comparison',
  viewTimelineInset: `${HEADER_HEIGHT.xs}px 0px`,
} as const;

/** `sx` of the frame around the table: what the heads would stick out of it is no reason to scroll. */
export const comparisonFrame = (columns: number) =>
  ({
    overflow: 'clip',
    // The ground of the heads would cover the corners of the edge around it.
    borderRadius: { md: '13px' },
    width: { xs: columns > 2 ? `${columns * PHONE_COLUMN}%` : 1, sm: 'auto' },
    minWidth: { sm: NAMES.sm + columns * 144 },
    containerType: 'inline-size',
    // What sticks and what follows the page have to know it, in px.
    '--picture-height': {
      xs: pictureHeight(columns, NAMES.xs, SIDES.xs),
      sm: pictureHeight(columns, NAMES.sm, SIDES.sm),
      md: pictureHeight(columns, NAMES.md, SIDES.sm),
    },
  }) as const;

const pictureHeight = (columns: number, names: number, sides: number) =>
  `min(${HEAD_WIDTH * 0.625}px, ((100cqi - ${names}px) / ${columns} - ${sides}px) * 0.625)`;

const thisColumn =
  'color-mix(in srgb, var(--mui-palette-tint-primary) 50%, var(--mui-palette-background-paper))';

/** The line after the column that stays. */
const endLine = 'inset -1px 0 var(--mui-palette-divider)';

/** Says of the best of a line that it is, on the only ground of its own in the table. */
export const bestMark = {
  display: 'inline-flex',
  alignItems: 'center',
  px: { xs: 0.75, sm: 1 },
  // Its words stand on the line of its neighbors, its edge on that of the column.
  py: 0.25,
  my: -0.25,
  borderRadius: '6px',
  typography: 'inherit',
  fontWeight: weight.strong,
  bgcolor: 'tint.success',
  color: 'success.main',
} as const;

/**
 * `sx` of the table. What scrolls sideways can't hold heads that stick to the window; below the width
 * where it does, they follow the page's scrolling, in browsers that can tie them to it.
 */
export const comparisonTable = {
  tableLayout: 'fixed',
  '& td, & th': { verticalAlign: 'top', px: { xs: SIDES.xs / 16, sm: SIDES.sm / 16 } },
  '& thead th': {
    position: { xs: 'static', md: 'sticky' },
    top: { md: `calc(${HEADER_HEIGHT.md - EDGE}px - ${PICTURE_HEIGHT})` },
    bgcolor: 'background.paper',
    scrollSnapAlign: 'start',
  },
  // It never goes out of sight: the names of the lines at this edge are not to fade.
  '& thead th:first-of-type': { position: 'sticky', scrollSnapAlign: 'none' },
  '& thead': (theme: Theme) => ({
    [theme.breakpoints.down('md')]: {
      position: 'relative',
      zIndex: 3,
      '@supports (animation-timeline: view()) and (animation-range: exit-crossing 0%)': {
        animation: `${stay} 1ms linear both`,
        animationTimeline: '--comparison',
        // The edge around the table passes, too.
        animationRange: `exit-crossing calc(${EDGE + 1}px + ${PICTURE_HEIGHT}) exit-crossing calc(${RUN + EDGE + 1}px + ${PICTURE_HEIGHT})`,
        [shortWindow]: { animation: 'none' },
        '@media print': { animation: 'none' },
      },
    },
  }),
  // The product of the page.
  '& thead th:nth-of-type(2), & tbody td:nth-of-type(1)': { bgcolor: thisColumn },
  '& thead th:nth-of-type(2)': {
    boxShadow: `inset 0 3px var(--mui-palette-primary-main), ${endLine}`,
    position: { xs: 'sticky', sm: 'static', md: 'sticky' },
    left: { xs: 0, sm: 'auto' },
    scrollSnapAlign: { xs: 'none', sm: 'start' },
  },
  '& tbody td:nth-of-type(1)': {
    position: { xs: 'sticky', sm: 'static' },
    left: 0,
    zIndex: 1,
    boxShadow: endLine,
  },
  // Its line goes with it where it stays; the others have theirs between them.
  '& thead th:nth-of-type(n + 4), & tbody td:nth-of-type(n + 3)': {
    borderLeft: '1px solid var(--mui-palette-divider)',
  },
  // Over the ground of a column, which stays to be seen.
  '@media (hover: hover)': {
    '& tbody tr:hover > :is(th, td)': {
      backgroundImage:
        'linear-gradient(var(--mui-palette-action-hover), var(--mui-palette-action-hover))',
    },
  },
  // Its ground covers the corner of the frame.
  '& tbody tr:last-of-type th': { borderBottomLeftRadius: '13px' },
  // Room for the strip with the name of the line.
  '& tbody td': {
    pt: { xs: `${STRIP + 12}px`, sm: 2 },
    typography: { xs: 'caption', sm: 'body2' },
  },
} as const;

/**
 * `sx` of the first cell of a line. On phones it takes no width of its own: its name stands above the
 * values of all products, on a strip across them.
 */
export const lineHead = {
  position: 'sticky',
  left: 0,
  // On phones above the column that stays, too.
  zIndex: { xs: 2, sm: 1 },
  // As the strips of phones.
  bgcolor: { sm: 'surface.sunken' },
  overflowWrap: { sm: 'anywhere' },
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  width: { xs: '1px', sm: NAMES.sm, md: NAMES.md },
  color: { xs: 'text.secondary', sm: 'text.primary' },
  typography: { xs: 'overline', sm: 'subtitle2' },
  // Room for the longest word.
  '&&': { pt: { xs: 0, sm: 2 }, px: { xs: 0, sm: 2 } },
  '& > span:first-of-type': {
    ml: { xs: 1.25, sm: 0 },
    // In the middle of the strip.
    display: { xs: 'inline-block', sm: 'inline' },
    py: { xs: `calc((${STRIP}px - 1lh) / 2)`, sm: 0 },
  },
  'tbody &::before': {
    content: { xs: '""', sm: 'none' },
    position: 'absolute',
    zIndex: -1,
    inset: '0 auto auto 0',
    width: '100cqi',
    height: STRIP,
    bgcolor: 'surface.sunken',
  },
} as const;

/** Watches whether there are more columns than are in sight; a `ref` of the row of heads. */
export const watchColumns = (row: Element | null) => {
  const place = row?.closest('[role="region"]');
  return row && place ? watchEdges(place, row) : undefined;
};
