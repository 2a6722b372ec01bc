import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { goodsGrid } from '../../domain/buyPanel';
import { dimmedByNight } from '../../theme/dimmedByNight';

/**
 * The grid of a template's page and its places, shared with the skeleton so that nothing moves when
 * the template comes. Between phones and wide windows the panel stays in view beside the text; on wide
 * ones it is as high as the pictures, and the text has the whole width below both.
 */
export const pageGrid: SystemStyleObject<Theme> = {
  ...goodsGrid,
  rowGap: { xs: 1.5, sm: 3, md: 5, lg: 7 },
};

/** On wide windows what the template is at the left, and who made it at the right. */
export const textPlace: SystemStyleObject<Theme> = {
  order: { xs: 4, sm: 0 },
  mt: { xs: 2, sm: 0 },
  gridColumn: { md: 1, lg: '1 / -1' },
  gridRow: { md: 2 },
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) 384px',
    xl: 'minmax(0, 1fr) 432px',
  },
  alignItems: 'start',
  alignContent: 'start',
  columnGap: 6,
  rowGap: { xs: 5, md: 6, lg: 7 },
};

/** Around the pictures of a template. */
export const pictures = (theme: Theme) => ({
  display: 'contents',
  '& img': dimmedByNight(theme),
});
