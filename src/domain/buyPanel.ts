import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens';

/**
 * The card beside the pictures of what is for sale. On tablets, where it lies below them, it has two
 * columns: what it is at the left, how to get it at the right.
 */
export const buyPanel: SystemStyleObject<Theme> = {
  p: { xs: 2.5, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
  gridTemplateRows: 'auto 1fr',
  columnGap: 3,
};

/** What it is. */
export const aboutPlace: SystemStyleObject<Theme> = { gridColumn: 1, minWidth: 0 };

/** What it costs and the ways to it, below a line or beside one. */
export const offerPlace: SystemStyleObject<Theme> = {
  gridColumn: 2,
  gridRow: '1 / span 2',
  minWidth: 0,
  mt: { xs: 2, sm: 0, md: 2 },
  pt: { xs: 2, sm: 0, md: 2 },
  pl: { sm: 3, md: 0 },
  borderTop: { xs: 1, sm: 0, md: 1 },
  borderLeft: { sm: 1, md: 0 },
  // A border of one width resets the color of its own.
  borderColor: { xs: 'divider', sm: 'divider', md: 'divider' },
};

/** What is said last. */
export const restPlace: SystemStyleObject<Theme> = {
  gridColumn: 1,
  gridRow: 2,
  alignSelf: 'end',
  minWidth: 0,
};
