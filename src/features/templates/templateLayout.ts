import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { goodsColumns, goodsGrid } from '../../domain/buyPanel';

/**
 * The grid of a template's page and its places, shared with the skeleton so that nothing moves when
 * the template comes. Between phones and wide windows the panel stays in view beside the text; on wide
 * ones, where it is higher than the pictures, the text begins below them, and the author is at the foot
 * of the panel’s column.
 */
export const pageGrid: SystemStyleObject<Theme> = {
  ...goodsGrid,
  gridTemplateRows: { md: 'auto 1fr auto', lg: 'auto 1fr auto auto' },
  rowGap: { xs: 1.5, sm: 3, md: 5, lg: 4 },
};

/** Around all that is said of the template; on wide windows its parts lie in the grid of the page. */
export const textPlace: SystemStyleObject<Theme> = {
  order: { xs: 4, sm: 0 },
  mt: { xs: 2, sm: 0 },
  gridColumn: { md: 1 },
  gridRow: { md: 2 },
  minWidth: 0,
  display: { xs: 'grid', lg: 'contents' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: { xs: 5, md: 6 },
};

/** What buyers say, below all of that and in the same columns, over the whole width. */
export const buyersPlace: SystemStyleObject<Theme> = {
  ...goodsGrid,
  order: { xs: 5, sm: 0 },
  gridTemplateColumns: { ...goodsColumns, md: 'minmax(0, 1fr)' },
  gridTemplateRows: 'auto',
  gridColumn: '1 / -1',
  gridRow: { md: 3, lg: 4 },
  mt: { xs: 3.5, sm: 2, lg: 3 },
  minWidth: 0,
};

/** What the template is, and how it came to be. */
export const leadPlace: SystemStyleObject<Theme> = {
  gridColumn: { lg: 1 },
  gridRow: { lg: '2 / span 2' },
  minWidth: 0,
};

/** Who made it. */
export const authorPlace: SystemStyleObject<Theme> = {
  gridColumn: { lg: 2 },
  gridRow: { lg: 3 },
  alignSelf: 'start',
};
