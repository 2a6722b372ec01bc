import { keyframes, type Theme } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../../theme/tokens';
import { watchEdges } from '../../../ui/fadedEdges';

/** How high the picture in the head of a column is, in px; it is as wide as the column. */
export const HEAD_PICTURE = { xs: 96, md: 120, lg: 168 } as const;

/** Above the picture, in px: what goes out of sight with it before the rest of the head stays. */
const EDGE = 16;
const PASSED = EDGE + HEAD_PICTURE.xs;

/** Longer than any comparison, in px: the heads go as far as the page is scrolled. */
const RUN = 20_000;

const stay = keyframes({ to: { transform: `translateY(${RUN}px)` } });

/**
 * `sx` of what holds the comparison. Where it may be wider than the window it scrolls sideways, from
 * column to column; downwards only the page does.
 */
export const comparisonPlace = {
  // Only as wide as what is in sight of the third column.
  '&[data-more-after]:not(:has(:focus-visible))': {
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
  },
  scrollPaddingInline: 0,
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
    // On phones two fit, and the edge of the third one fades, so that one sees that there is more.
    width: { xs: columns > 2 ? `${columns * 46}%` : 1, sm: 'auto' },
    minWidth: { sm: 112 + columns * 144 },
  }) as const;

const thisColumn =
  'color-mix(in srgb, var(--mui-palette-tint-primary) 50%, var(--mui-palette-background-paper))';

/** The best of a line, and the only ground of its own in the table. */
export const bestMark = {
  display: 'inline-flex',
  alignItems: 'center',
  px: { xs: 0.75, sm: 1 },
  // Its words stand on the line of its neighbors, its edge on that of the column.
  py: 0.25,
  my: -0.25,
  borderRadius: '6px',
  typography: 'inherit',
  fontWeight: 600,
  bgcolor: 'tint.success',
  color: 'success.main',
} as const;

/**
 * `sx` of the table. What scrolls sideways can't hold heads that stick to the window; below the width
 * where it does, they follow the page's scrolling, in browsers that can tie them to it.
 */
export const comparisonTable = {
  tableLayout: 'fixed',
  '& td, & th': { verticalAlign: 'top', px: { xs: 1.5, sm: 2 } },
  '& thead th': {
    position: { xs: 'static', md: 'sticky' },
    top: {
      md: HEADER_HEIGHT.md - EDGE - HEAD_PICTURE.md,
      lg: HEADER_HEIGHT.md - EDGE - HEAD_PICTURE.lg,
    },
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
        animationRange: `exit-crossing ${PASSED + 1}px exit-crossing ${RUN + PASSED + 1}px`,
        '@media print': { animation: 'none' },
      },
    },
  }),
  // The product of the page.
  '& thead th:nth-of-type(2), & tbody td:nth-of-type(1)': { bgcolor: thisColumn },
  '& thead th:nth-of-type(2)': { boxShadow: 'inset 0 3px var(--mui-palette-primary-main)' },
  '@media (hover: hover)': { '& tbody tr:hover > :is(th, td)': { bgcolor: 'surface.sunken' } },
  // Its ground covers the corner of the frame.
  '& tbody tr:last-of-type th': { borderBottomLeftRadius: '13px' },
  // Room for the name of the line above its values.
  '& tbody td': { pt: { xs: 4.5, sm: 2 } },
} as const;

/**
 * `sx` of the first cell of a line. On phones it takes no width of its own: its name stands above the
 * values, at the edge of what is in sight.
 */
export const lineHead = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: { sm: 'background.paper' },
  overflowWrap: { sm: 'anywhere' },
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  width: { xs: '1px', sm: 112, md: 180 },
  color: { xs: 'text.secondary', sm: 'text.primary' },
  fontSize: { xs: 'caption.fontSize', sm: 'body2.fontSize' },
  fontWeight: 600,
  // Room for the longest word.
  '&&': { pt: { xs: 1.5, sm: 2 }, px: { xs: 0, sm: 2 } },
  '& > span:first-of-type': { ml: { xs: 1.5, sm: 0 } },
} as const;

/** Watches whether there are more columns than are in sight; a `ref` of the row of heads. */
export const watchColumns = (row: Element | null) => {
  const place = row?.closest('[role="region"]');
  return row && place ? watchEdges(place, row) : undefined;
};
