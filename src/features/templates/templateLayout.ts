import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { buyPanel, PICTURES_ORDER } from '../../domain/buyPanel';

/**
 * The grid of a template's page and its places, shared with the skeleton so that nothing moves when
 * the template comes. Between phones and wide windows the panel stays in view beside the text; on wide
 * ones it is as high as the pictures, and the text has the whole width below both.
 */
export const pageGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
    xl: 'minmax(0, 1fr) 432px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 4, lg: 6 },
  rowGap: { xs: 2, sm: 3, md: 5, lg: 7 },
};

export const panelPlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2', lg: 1 },
  position: { md: 'sticky', lg: 'static' },
  top: { md: 96 },
  alignSelf: { md: 'start', lg: 'stretch' },
  ...buyPanel,
  display: { xs: 'contents', sm: 'grid', md: 'block', lg: 'flex' },
  flexDirection: 'column',
};

export const picturePlace: SystemStyleObject<Theme> = {
  order: PICTURES_ORDER,
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  minWidth: 0,
};

/** On wide windows what the template is at the left, and who made it at the right. */
export const textPlace: SystemStyleObject<Theme> = {
  order: { xs: 4, sm: 0 },
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
