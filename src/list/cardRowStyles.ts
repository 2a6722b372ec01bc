import { radius } from '../theme/tokens';
import { cardParts } from './cardParts';

/** The edge of a picture that is small and lies in the card. */
const onCard = {
  [`& .${cardParts.picture} > :first-of-type`]: { borderRadius: radius.small, outlineWidth: 1 },
} as const;

/** Windows whose rows have room for a column between text and price. */
const wide = '@media (min-width: 1200px)';

/** A card as a row of a wide list: picture at the left, all else at the right. */
export const listStyles = {
  flexDirection: 'row',
  [`& .${cardParts.picture}`]: {
    flexShrink: 0,
    width: 208,
    padding: '12px 0 12px 12px',
    boxSizing: 'content-box',
    border: 0,
    // As high as the row, whatever its text takes.
    [wide]: { width: 256, '& > *': { height: '100%' } },
  },
  ...onCard,
  [`& .${cardParts.topRight}`]: { top: 12, right: 16 },
  [`& .${cardParts.body}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // What is left over goes below the last line.
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 20,
    minWidth: 0,
    padding: '14px 16px 14px 20px',
    '& > *': { gridColumn: 1 },
    [wide]: {
      [`&:has(> .${cardParts.aside})`]: { gridTemplateColumns: 'minmax(0, 1fr) 226px 150px' },
    },
  },
  [`& .${cardParts.body} > .${cardParts.aside}`]: {
    [wide]: {
      gridColumn: 2,
      gridRow: '1 / span 4',
      alignSelf: 'center',
      paddingInlineStart: 20,
      borderInlineStart: '1px solid var(--mui-palette-divider)',
      // Below the face, one after the other.
      '& .CourseCard-teacher': { display: 'block' },
      '& ul': { height: 'auto', rowGap: 2 },
      '& li:last-of-type': { display: 'flex' },
    },
  },
  [`& .${cardParts.vendor}`]: { justifyContent: 'flex-start', columnGap: 14 },
  [`& .${cardParts.text}`]: { margin: '2px 0 8px', minHeight: 0 },
  [`& .${cardParts.rating}`]: {
    alignSelf: 'start',
    justifyContent: 'flex-start',
    columnGap: 14,
  },
  [`& .${cardParts.price}`]: {
    gridColumn: '-2 / -1',
    gridRow: '1 / span 4',
    // In the lower corner, as the heart is in the upper one.
    alignSelf: 'end',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
  },
} as const;

/**
 * A card on a phone: picture, seller, name and stars side by side, what is to be read below them over
 * the whole width. The parts lie in one grid, so that none leaves a hole beside or below another.
 */
export const phoneStyles = {
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  // Where the picture is higher than what stands beside it, the rest goes below the stars.
  gridTemplateRows: 'auto auto auto 1fr',
  columnGap: 12,
  padding: 12,
  ...onCard,
  [`& .${cardParts.topRight}`]: {
    top: 2,
    right: 2,
    // Names go on below it.
    '& > *': { boxShadow: 'none', background: 'none' },
  },
  [[cardParts.picture, cardParts.vendor, cardParts.body, cardParts.text]
    .map((part) => `& .${part}`)
    .join()]: { display: 'contents' },
  [`& .${cardParts.picture} > *`]: {
    gridArea: '1 / 1 / span 4',
    alignSelf: 'start',
  },
  // One step between all that stands below the picture, whatever room a card of a row keeps.
  [`& .${cardParts.body} > *`]: { gridColumn: '1 / -1', minHeight: 0, margin: '8px 0 0' },
  [`& .${cardParts.vendor} > :first-of-type`]: {
    gridArea: '1 / 2',
    // Clear of the heart.
    paddingRight: 26,
    whiteSpace: 'normal',
    lineHeight: 1.4,
  },
  [`& .${cardParts.title}`]: { gridArea: '2 / 2' },
  [`& .${cardParts.body} > .${cardParts.rating}`]: {
    gridArea: '3 / 2',
    marginTop: 4,
    '& > :first-of-type': { gap: 5, fontSize: '0.8125rem' },
  },
  [`& .${cardParts.tagline}`]: { gridColumn: '1 / -1', marginTop: 8 },
  [`& .${cardParts.ending}`]: { gridColumn: '1 / -1', order: 1, marginTop: 8 },
  // The terms stand between price and arrow, below each other where there is little room.
  [`& .${cardParts.price}`]: {
    order: 2,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 10,
    paddingTop: 0,
    [`& > .${cardParts.terms} + *`]: { gridArea: 'auto' },
  },
  [`& .${cardParts.terms}`]: { gridColumn: 'auto' },
} as const;
