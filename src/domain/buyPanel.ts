import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens';

/** The columns of a page that sells something: its pictures, and the panel beside them. */
export const goodsColumns = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) 340px',
  lg: 'minmax(0, 1fr) 384px',
  xl: 'minmax(0, 1fr) 432px',
} as const;

/** A page in {@link goodsColumns}. */
export const goodsGrid: SystemStyleObject<Theme> = {
  display: 'grid',
  gridTemplateColumns: goodsColumns,
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 4, lg: 6 },
};

/**
 * Where the panel is, which ends with what it says. Where there is room beside the pictures it stays in
 * view; on wide windows it goes with them, as what follows has the whole width.
 */
export const panelPlace: SystemStyleObject<Theme> = {
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2', lg: 1 },
  display: { xs: 'contents', sm: 'block' },
  position: { md: 'sticky', lg: 'static' },
  top: { md: 96 },
  alignSelf: { md: 'start' },
};

/** Where a panel is that is higher than the pictures. */
export const longPanelPlace: SystemStyleObject<Theme> = {
  gridRow: { lg: '1 / span 2' },
  alignSelf: { lg: 'start' },
};

/**
 * The card beside the pictures of what is for sale. On tablets, where it lies below them, it has two
 * columns: what it is at the left, how to get it at the right. On phones its parts lie in the grid of
 * the page, with the pictures between what it is and what it costs, so that one view tells all three.
 */
export const buyPanel: SystemStyleObject<Theme> = {
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-rest)',
  display: { xs: 'contents', sm: 'grid', md: 'block', lg: 'flex' },
  flexDirection: 'column',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: 3,
};

/**
 * What it is. Below wide windows who made it ({@link makerPlace}) shares the first line
 * ({@link kindPlace}), so that pictures and price come earlier.
 */
export const aboutPlace: SystemStyleObject<Theme> = {
  gridColumn: 1,
  minWidth: 0,
  display: { xs: 'flex', md: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: 1.5,
  // On phones, where no frame holds it together, its lines are evenly apart.
  rowGap: { xs: 0.75, sm: 0 },
  '& > *': { width: { xs: '100%', md: 'auto' } },
};

/** Its name: of one size on all windows, as phones have the title of a page no smaller. */
export const namePlace: SystemStyleObject<Theme> = {
  mt: { sm: 1.5 },
  typography: { xs: 'title', sm: 'h2' },
  overflowWrap: 'anywhere',
};

/** What it is, in one sentence below its name. */
export const taglinePlace: SystemStyleObject<Theme> = {
  mt: { sm: 1 },
  typography: 'body1',
  color: 'text.secondary',
};

/** How often it was sold, beside the price on phones; other windows have it beside the name. */
export const soldOnPhones: SystemStyleObject<Theme> = {
  display: { sm: 'none' },
  ml: 'auto',
  color: 'text.secondary',
};

/** Between the way to the page and what is for sale. */
export const belowGoodsWay = 1.5;

/** Of what kind it is, the first line of {@link aboutPlace}. */
export const kindPlace: SystemStyleObject<Theme> = { '&&': { width: 'auto' }, order: -2 };

/** Who made it, in the line of {@link kindPlace} where that has room. */
export const makerPlace: SystemStyleObject<Theme> = { '&&': { width: 'auto' }, order: -1 };

/** The pictures; on phones {@link offerPlace} and {@link restPlace} follow them. */
export const picturePlace: SystemStyleObject<Theme> = {
  order: { xs: 1, sm: 0 },
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  minWidth: 0,
};

/** What it costs and the ways to it, below a line or beside one. */
export const offerPlace: SystemStyleObject<Theme> = {
  minWidth: 0,
  order: { xs: 2, sm: 0 },
  gridColumn: { sm: 2 },
  gridRow: { sm: '1 / span 3' },
  mt: { md: 2 },
  display: { xs: 'flex', sm: 'block' },
  flexDirection: 'column',
  p: { xs: 2, sm: 0 },
  pt: { md: 2 },
  pl: { sm: 3, md: 0 },
  border: { xs: 1, sm: 0 },
  borderTop: { md: 1 },
  borderLeft: { sm: 1, md: 0 },
  // A border of one width resets the color of its own.
  borderColor: { xs: 'divider', sm: 'divider', md: 'divider' },
  borderRadius: { xs: `${radius.card}px`, sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
};

/** What is said below the name, where tablets have room at the left. */
export const factsPlace: SystemStyleObject<Theme> = {
  order: { xs: 3, sm: 0 },
  gridColumn: 1,
  gridRow: { sm: 2 },
  minWidth: 0,
};

/** What is said last. */
export const restPlace: SystemStyleObject<Theme> = {
  order: { xs: 3, sm: 0 },
  gridColumn: 1,
  gridRow: { sm: 3 },
  alignSelf: 'end',
  minWidth: 0,
};
