import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { goodsGrid } from '../../domain/buyPanel';

/** The place of the tabs on the page, for links that lead to one of them. */
export const TABS_ID = 'details';

/**
 * Least height of what a link may lead to while its content is on the way: as much as a window shows, be
 * it an upright tablet, so that what is below does not come into view and jump.
 */
export const LANDED_MIN_HEIGHT = 'max(900px, 100vh)';

/**
 * The grid of the page and its places, shared with the skeleton so that nothing moves when the
 * product comes. Pictures, panel and tabs follow each other. Where there is room beside the pictures,
 * the panel is there and stays in view; on wide windows the tabs have the whole width below both, and
 * the bar with Buy Now comes when the panel goes.
 */
export const productGrid: SystemStyleObject<Theme> = {
  ...goodsGrid,
  rowGap: { xs: 1.5, sm: 3, md: 4 },
};

/** The pictures and what is said below them, together as high as the panel where they stand beside it. */
export const picturesAndFacts: SystemStyleObject<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  height: { lg: '100%' },
};

export const tabsPlace: SystemStyleObject<Theme> = {
  order: { xs: 4, sm: 0 },
  mt: { xs: 2, sm: 0 },
  gridColumn: { md: 1, lg: '1 / -1' },
  gridRow: { md: 2 },
  minWidth: 0,
};

/**
 * A tab in the columns of the page, on windows where it has the whole width: what is read at the left,
 * what is done about it at the right, in view while one reads.
 */
export const panelColumns: SystemStyleObject<Theme> = {
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 384px', xl: 'minmax(0, 1fr) 432px' },
  columnGap: 6,
  alignItems: 'start',
};

/** What stands at the right of {@link panelColumns}. */
export const asidePlace: SystemStyleObject<Theme> = {
  position: { lg: 'sticky' },
  top: { lg: 96 },
};

/** The columns of {@link sectionGrid}. */
export const sectionColumns = {
  lg: 'minmax(0, 384px) minmax(0, 1fr)',
  xl: 'minmax(0, 432px) minmax(0, 1fr)',
} as const;

/** A part of a tab that is read: its headline at the left, what it says at the right. */
export const sectionGrid: SystemStyleObject<Theme> = {
  display: { lg: 'grid' },
  gridTemplateColumns: sectionColumns,
  columnGap: 6,
  alignItems: 'start',
};
