import { radius, tabularNumbers } from '../../../theme/tokens';

interface ShelfSize {
  columns: number;
  /** How many stand on it at most. */
  places: number;
}

/** `sx` of pictures with a name below each: as many as fill their rows. */
export const shelf = (phone: ShelfSize, tablet: ShelfSize, desk: ShelfSize) =>
  ({
    ...tabularNumbers,
    display: 'grid',
    columnGap: { xs: 1.5, md: 2 },
    rowGap: 2,
    gridTemplateColumns: {
      xs: `repeat(${phone.columns}, minmax(0, 1fr))`,
      sm: `repeat(${tablet.columns}, minmax(0, 1fr))`,
      lg: `repeat(${desk.columns}, minmax(0, 1fr))`,
    },
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      minWidth: 0,
      [`&:nth-of-type(n + ${phone.places + 1})`]: { display: { xs: 'none', sm: 'block' } },
      [`&:nth-of-type(n + ${tablet.places + 1})`]: { display: { xs: 'none', lg: 'block' } },
    },
    '& > li > :first-of-type': { overflow: 'hidden', borderRadius: `${radius.control}px` },
  }) as const;

/** `sx` of the name below a picture: in whole words, and not past two lines. */
export const shelfName = {
  mt: 0.75,
  typography: 'subtitle2',
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
