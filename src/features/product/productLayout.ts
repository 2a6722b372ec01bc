import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../../theme/tokens';

/** The place of the tabs on the page, for links that lead to one of them. */
export const TABS_ID = 'details';

/**
 * The grid of the page and its places, shared with the skeleton so that nothing moves when the
 * product comes. On phones the picture comes
 * first and the panel follows; on tablets they stand side by side above the tabs; on wide windows the
 * panel stays in view at the right.
 */
export const productGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) 300px',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { sm: 3, md: 4, lg: 6 },
  rowGap: { xs: 3, md: 4 },
};

export const panelPlace: SystemStyleObject<Theme> = {
  gridColumn: { sm: 2 },
  gridRow: { sm: 1, md: '1 / span 2' },
  position: { md: 'sticky' },
  top: { md: 96 },
  alignSelf: 'start',
};

export const picturePlace: SystemStyleObject<Theme> = {
  gridColumn: { sm: 1 },
  gridRow: { sm: 1 },
  minWidth: 0,
};

/** The large picture of the gallery, in the proportions of a screen. */
export const galleryFrame: SystemStyleObject<Theme> = {
  aspectRatio: '5 / 3',
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
};

/**
 * The row of small ones below it, and its room while they are on their way: on tablets two rows,
 * which fill the place beside the taller buy box.
 */
export const galleryStrip: SystemStyleObject<Theme> = {
  height: { xs: 66, sm: 'auto', md: 66 },
  minHeight: { sm: 236, md: 0 },
  mt: 1.5,
};

export const tabsPlace: SystemStyleObject<Theme> = {
  gridColumn: { sm: '1 / -1', md: 1 },
  gridRow: { sm: 2 },
  minWidth: 0,
};
