import { radius } from '../theme/tokens';
import { cardParts } from './cardParts';

/** The edge of a picture that is small and lies in the card. */
const onCard = {
  [`& .${cardParts.picture} > :first-of-type`]: { borderRadius: radius.small, outlineWidth: 1 },
} as const;

/**
 * A heart at the lower end of a card, beside a button of its height.
 *
 * @param size of both, in px
 * @param edge how far they are from the edge of the card
 */
export const besideButton = (size: number, edge: number) =>
  ({
    top: 'auto',
    right: edge,
    bottom: edge,
    '& > *': {
      width: size,
      height: size,
      boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
    },
  }) as const;

/** Windows whose rows have room for teacher and stars beside each other. */
const wide = '@media (min-width: 1200px)';
const narrow = '@media (max-width: 1199.95px)';

/** Windows whose rows have room for all of it in columns. */
const widest = '@media (min-width: 1536px)';

/** A card as a row of a wide list: picture at the left, price and button at the right, all else between. */
export const listStyles = {
  flexDirection: 'row',
  [`& .${cardParts.picture}`]: {
    flexShrink: 0,
    width: 208,
    padding: '12px 0 12px 12px',
    boxSizing: 'content-box',
    border: 0,
    // As high as the row, whatever its text takes.
    [wide]: { width: 180, '& > *': { height: '100%' } },
  },
  ...onCard,
  // At the end of the button, and as high.
  [`& .${cardParts.topRight}`]: besideButton(40, 12),
  [`& .${cardParts.body}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(152px, auto)',
    // What is left over goes below the last line.
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 20,
    minWidth: 0,
    padding: '12px 12px 12px 20px',
    '& > *': { gridColumn: 1 },
    [wide]: {
      [`&:has(> .${cardParts.aside})`]: {
        gridTemplateColumns: '292px minmax(0, 1fr) minmax(152px, auto)',
        gridTemplateRows: 'auto 1fr auto',
        [`& > .${cardParts.vendor}, & > .${cardParts.text}`]: { gridColumn: '1 / 3' },
      },
    },
  },
  [`& .${cardParts.body} > .${cardParts.aside}`]: {
    [wide]: {
      margin: 0,
      '& .MuiAvatar-root': { width: 36, height: 36 },
      // There is room for the lessons.
      '& li:last-of-type': { display: 'flex' },
      // Two lines beside two lines.
      [`& + .${cardParts.rating}`]: {
        gridColumn: 2,
        flexDirection: 'column',
        alignItems: 'flex-start',
        alignSelf: 'center',
        paddingInlineStart: 20,
        borderInlineStart: '1px solid var(--mui-palette-divider)',
      },
    },
  },
  [`& .${cardParts.vendor}`]: { justifyContent: 'flex-start', columnGap: 14 },
  [`& .${cardParts.text}`]: { margin: '2px 0 6px', padding: 0, border: 0, minHeight: 0 },
  [`& .${cardParts.rating}`]: {
    alignSelf: 'start',
    justifyContent: 'flex-start',
    columnGap: 14,
  },
  [`& .${cardParts.price}`]: {
    gridColumn: '-2 / -1',
    gridRow: '1 / span 4',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    padding: 0,
  },
  [`& .${cardParts.action}`]: {
    alignSelf: 'stretch',
    minHeight: 40,
    margin: 'auto 52px 0 0',
  },
  // What can be compared lies in columns, from row to row.
  [widest]: {
    [`&:has(.${cardParts.aside} + .${cardParts.rating})`]: {
      [`& .${cardParts.picture}`]: { width: 152 },
      [`& .${cardParts.body}`]: {
        gridTemplateColumns: 'minmax(0, 1fr) 236px 156px 164px',
        gridTemplateRows: 'auto 1fr',
        [`& > .${cardParts.vendor}, & > .${cardParts.text}`]: { gridColumn: 1 },
      },
      [`& .${cardParts.body} > .${cardParts.aside}`]: {
        gridArea: '1 / 2 / -1',
        alignSelf: 'center',
        // In a column of this width not all of them have room for the lessons.
        '& li:last-of-type': { display: 'none' },
        [`& + .${cardParts.rating}`]: { gridArea: '1 / 3 / -1' },
      },
      [`& .${cardParts.price}`]: { gridArea: '1 / 4 / -1' },
    },
  },
  // Where there is less room the stars stand below the picture, who teaches beside them.
  [narrow]: {
    [`&:has(.${cardParts.aside} + .${cardParts.rating})`]: {
      display: 'grid',
      gridTemplateColumns: 'clamp(148px, 30%, 208px) minmax(0, 1fr) minmax(152px, auto)',
      gridTemplateRows: 'auto auto 1fr auto',
      columnGap: 20,
      padding: 12,
      [`& .${cardParts.picture}, & .${cardParts.body}`]: { display: 'contents' },
      [`& .${cardParts.picture} > *`]: { gridArea: '1 / 1 / span 3', alignSelf: 'start' },
      [`& .${cardParts.title}`]: { fontSize: '1rem' },
      [`& .${cardParts.vendor}`]: { gridArea: '1 / 2' },
      [`& .${cardParts.text}`]: { gridArea: '2 / 2' },
      [`& .${cardParts.aside}`]: { gridArea: '3 / 2 / -1', alignSelf: 'end', margin: 0 },
      [`& .${cardParts.rating}`]: { gridArea: '4 / 1', marginTop: 8, columnGap: 6 },
      [`& .${cardParts.price}`]: { gridArea: '1 / 3 / -1' },
    },
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
  // The terms stand between price and button, below each other where there is little room.
  [`& .${cardParts.price}`]: {
    order: 2,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 10,
    paddingTop: 0,
    [`& > .${cardParts.terms} + *`]: { gridArea: 'auto' },
  },
  [`& .${cardParts.action}`]: { minHeight: 44, padding: '0 18px' },
} as const;
