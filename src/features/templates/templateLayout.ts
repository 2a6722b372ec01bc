import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { buyPanel, PICTURES_ORDER } from '../../domain/buyPanel';

/**
 * The grid of a template's page and its places, shared with the skeleton so that nothing moves when
 * the template comes. The panel is first in the document: it begins with the title.
 */
export const pageGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 4, lg: 6 },
  rowGap: { xs: 2, sm: 3, md: 5 },
};

export const panelPlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: { md: 96 },
  alignSelf: { md: 'start' },
  ...buyPanel,
};

export const picturePlace: SystemStyleObject<Theme> = {
  // Between title and price on phones, and above both on tablets, though the title is read first.
  order: { ...PICTURES_ORDER, sm: -1, md: 0 },
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  minWidth: 0,
};

export const textPlace: SystemStyleObject<Theme> = {
  order: { xs: 4, sm: 0 },
  gridColumn: { md: 1 },
  gridRow: { md: 2 },
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: { xs: 5, md: 6 },
};
