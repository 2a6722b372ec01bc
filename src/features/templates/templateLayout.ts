import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { radius } from '../../theme/tokens';

/**
 * The grid of a template's page and its places, shared with the skeleton so that nothing moves when
 * the template comes. The panel is first in the document: it begins with the title.
 */
export const pageGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) 300px',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { sm: 3, md: 4, lg: 6 },
  rowGap: { xs: 3, md: 5 },
};

export const panelPlace: SystemStyleObject<Theme> = {
  gridColumn: { sm: 2 },
  gridRow: { sm: 1, md: '1 / span 2' },
  position: { md: 'sticky' },
  top: { md: 96 },
  alignSelf: 'start',
  p: { xs: 2.5, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
};

export const picturePlace: SystemStyleObject<Theme> = {
  // What is for sale is seen first, though the title is read first.
  order: { xs: -1, sm: 0 },
  gridColumn: { sm: 1 },
  gridRow: { sm: 1 },
  minWidth: 0,
};

export const textPlace: SystemStyleObject<Theme> = {
  gridColumn: { sm: '1 / -1', md: 1 },
  gridRow: { sm: 2 },
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: { xs: 5, md: 6 },
};
