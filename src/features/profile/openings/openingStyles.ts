import { panel } from '../../../theme/surfaceStyles';
import { radius, tabularNumbers } from '../../../theme/tokens';

/** `sx` of what a profile opens with. */
export const opening = { ...panel, mb: { xs: 1, md: 2 } } as const;

/** `sx` of its head: what it is, and at the far end where it leads. */
export const openingHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
} as const;

/** `sx` of a row of pictures with a name below each: as many as there is room for, in one row. */
export const shelf = (phone: number, tablet: number, desk: number) =>
  ({
    ...tabularNumbers,
    display: 'grid',
    gap: { xs: 1.5, md: 2 },
    gridTemplateColumns: {
      xs: `repeat(${phone}, minmax(0, 1fr))`,
      sm: `repeat(${tablet}, minmax(0, 1fr))`,
      lg: `repeat(${desk}, minmax(0, 1fr))`,
    },
    m: 0,
    mt: 2.5,
    p: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      minWidth: 0,
      [`&:nth-of-type(n + ${phone + 1})`]: { display: { xs: 'none', sm: 'block' } },
      [`&:nth-of-type(n + ${tablet + 1})`]: { display: { xs: 'none', lg: 'block' } },
    },
    '& > li > :first-of-type': { overflow: 'hidden', borderRadius: `${radius.control}px` },
  }) as const;

/** `sx` of the name below a picture: one line. */
export const shelfName = {
  display: 'block',
  mt: 0.75,
  typography: 'subtitle2',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
