import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** The place of the tabs on the page, for links that lead to one of them. */
export const TABS_ID = 'details';

/**
 * Least height of what a link may lead to while its content is on the way, in px: as much as a window
 * shows, so that what is below does not come into view and jump.
 */
export const LANDED_MIN_HEIGHT = 900;

/**
 * The grid of the page and its places, shared with the skeleton so that nothing moves when the
 * product comes. Pictures, panel and tabs follow each other; on wide windows the panel stays in view at
 * the right.
 */
export const productGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 4, lg: 6 },
  rowGap: { xs: 3, md: 4 },
};

export const panelPlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: { md: 96 },
  alignSelf: { md: 'start' },
};

export const picturePlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  minWidth: 0,
};

export const tabsPlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 1 },
  gridRow: { md: 2 },
  minWidth: 0,
};
