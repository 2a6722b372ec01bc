import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { goodsColumns, goodsGrid } from '../../domain/buyPanel';

/**
 * The grid of a template's page and its places, shared with the skeleton so that nothing moves when
 * the template comes. Between phones and wide windows the panel stays in view beside the text; on wide
 * ones the author follows it in its column.
 */
export const pageGrid: SystemStyleObject<Theme> = {
  ...goodsGrid,
  gridTemplateRows: { md: 'auto 1fr auto' },
  rowGap: { xs: 1.5, sm: 3, md: 5 },
};

/** Around all that is said of the template. */
export const textPlace: SystemStyleObject<Theme> = {
  order: { xs: 4, sm: 0 },
  mt: { xs: 2, sm: 0 },
  gridColumn: { md: 1 },
  gridRow: { md: 2 },
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: 5,
};

/** What buyers say, below all of that and in the same columns, over the whole width. */
export const buyersPlace: SystemStyleObject<Theme> = {
  ...goodsGrid,
  order: { xs: 5, sm: 0 },
  gridTemplateColumns: { ...goodsColumns, md: 'minmax(0, 1fr)' },
  gridTemplateRows: 'auto',
  gridColumn: '1 / -1',
  gridRow: { md: 3 },
  mt: { xs: 3.5, sm: 2 },
  minWidth: 0,
};
