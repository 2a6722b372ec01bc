import { radius, rowPicture } from '../theme/tokens';
import { cardParts } from './cardParts';

/** Corners and edge of a picture that is small and lies in the card, clear of its edges. */
const onCard = {
  [`& .${cardParts.picture} > :first-of-type`]: { borderRadius: radius.small, outlineWidth: 1 },
} as const;

/** Windows whose rows have room for teacher and length in one line. */
const wide = '@media (min-width: 1200px)';

/** Windows whose rows have room for all that is on a cover, from edge to edge of the row. */
const large = '@media (min-width: 1330px)';

/** Windows whose rows have room to spare. */
const widest = '@media (min-width: 1536px)';

/** Windows without filters beside the list, whose rows have room for a larger picture. */
const upright = '@media (min-width: 700px) and (max-width: 899.95px)';

/**
 * A card as a row of a wide list: picture at the left, price over button and heart in a column at the
 * right, all else between.
 */
export const listStyles = {
  '--picture': 'clamp(132px, 54% - 192px, 228px)',
  // As wide in all rows, so that prices and buttons form one column.
  '--offer': '176px',
  [upright]: { '--picture': '240px' },
  [wide]: { '--picture': '160px' },
  // As wide as all of a cover is in a row of its height.
  [large]: { '--picture': '232px', '--offer': '164px' },
  [widest]: { '--picture': '232px', '--offer': '212px' },
  flexDirection: 'row',
  [`& .${cardParts.picture}`]: {
    flexShrink: 0,
    width: 'var(--picture)',
    padding: '12px 0 12px 12px',
    boxSizing: 'content-box',
    border: 0,
    // As high as the row, which is a little more.
    [wide]: { '& > *': { height: '100%' } },
    [large]: { padding: 0 },
  },
  ...onCard,
  [`& .${cardParts.picture}.${cardParts.picture} > :first-of-type`]: {
    [large]: { borderRadius: 0, outlineWidth: 0 },
  },
  [`& .${cardParts.body}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) var(--offer)',
    // What is left over goes to the last line.
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 16,
    minWidth: 0,
    padding: '12px 12px 12px 16px',
    [wide]: { columnGap: 20, paddingLeft: 20 },
    [large]: { columnGap: 16, paddingLeft: 16 },
    [widest]: { columnGap: 20, paddingLeft: 20 },
    '& > *': { gridColumn: 1 },
    // A course: its stars below its name, its teacher at the foot.
    [`&:has(> .${cardParts.aside})`]: {
      gridTemplateRows: 'auto auto auto auto 1fr',
      [`& > .${cardParts.text}`]: { display: 'contents' },
      [`& .${cardParts.title}`]: { gridArea: '2 / 1', margin: '1px 0', font: 'var(--mui-font-h5)' },
      [`& .${cardParts.rating}`]: { gridArea: '3 / 1' },
      [`& .${cardParts.tagline}`]: { gridArea: '4 / 1', margin: '4px 0 0' },
      [`& .${cardParts.aside}`]: { gridArea: '5 / 1', alignSelf: 'end', margin: '8px 0 0' },
      [wide]: {
        [`& .${cardParts.title}`]: { font: 'var(--mui-font-h4)' },
        [`& .${cardParts.tagline}`]: { marginTop: '2px' },
        [`& .${cardParts.aside}`]: {
          margin: '6px 0 0',
          '& .MuiAvatar-root': { width: 28, height: 28, fontSize: '0.75rem' },
          // Level, hours and lessons beside who teaches.
          '& > div': { display: 'flex', alignItems: 'baseline', columnGap: 8, minWidth: 0 },
          '& p': { minWidth: 0 },
          '& ul': { flexShrink: 0 },
        },
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
    gridRow: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: 4,
    padding: 0,
  },
  // One line with the discount: the column has no room for a clock before it.
  [`& .${cardParts.ending} svg`]: { display: 'none', [widest]: { display: 'block' } },
  // Cards without a heart are not to be bought.
  [`&:has(.${cardParts.actions}) .${cardParts.price}`]: {
    paddingInlineStart: 12,
    borderInlineStart: '1px solid var(--mui-palette-divider)',
  },
  [`& .${cardParts.price} > :is(.${cardParts.action}, .${cardParts.actions})`]: {
    alignSelf: 'stretch',
    marginTop: 'auto',
  },
  [`& .${cardParts.action}`]: { flexGrow: 1 },
} as const;

/**
 * Styles around such a list that has the whole width of a wide window, without filters beside it: the
 * pictures are as large as rows of that height let them be.
 */
export const wholeWidth = {
  [widest]: { '&&& ul > li > article': { '--picture': '248px' } },
} as const;

/**
 * A card on a phone: picture, seller, name and stars side by side, what is to be read below them over
 * the whole width. The parts lie in one grid, so that none leaves a hole beside or below another.
 */
export const phoneStyles = {
  display: 'grid',
  gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
  // Where the picture is higher than what stands beside it, the rest goes below the stars.
  gridTemplateRows: 'auto auto auto 1fr',
  columnGap: 12,
  padding: 12,
  ...onCard,
  [[cardParts.picture, cardParts.vendor, cardParts.body, cardParts.text]
    .map((part) => `& .${part}`)
    .join()]: { display: 'contents' },
  [`& .${cardParts.picture} > *`]: {
    gridArea: '1 / 1 / span 4',
    alignSelf: 'start',
  },
  // One step between all that stands below the picture, whatever room a card of a row keeps.
  [`& .${cardParts.body} > *`]: { gridColumn: '1 / -1', minHeight: 0, margin: '8px 0 0' },
  [`& .${cardParts.vendor} > :first-of-type`]: { gridArea: '1 / 2', whiteSpace: 'nowrap' },
  // Whole, however large its letters are: nothing beside it needs it to be short.
  [`& .${cardParts.title}`]: {
    gridArea: '2 / 2',
    WebkitLineClamp: 'none',
  },
  [`& .${cardParts.body} > .${cardParts.rating}`]: {
    gridArea: '3 / 2',
    marginTop: 4,
    '& > *': { gap: 5, font: 'var(--mui-font-caption)' },
  },
  [`& .${cardParts.tagline}`]: { gridColumn: '1 / -1', marginTop: 8 },
  // The name of a course says what it is; who teaches it, and how much, has the room.
  [`&:has(.${cardParts.aside}) .${cardParts.tagline}`]: { display: 'none' },
  [`& .${cardParts.price}`]: { rowGap: 4, paddingTop: 0 },
  [`& .${cardParts.body} > .${cardParts.aside} ~ .${cardParts.price}`]: { marginTop: '12px' },
  // The narrowest phones have no room for how it is paid.
  '@media (max-width: 359.95px)': {
    [`& .${cardParts.terms} > span:not(.${cardParts.ending})`]: { display: 'none' },
  },
  // Beside the price and its terms, on the line of the heart.
  [`& .${cardParts.terms}`]: { gridColumn: 1 },
  [`& .${cardParts.price} > .${cardParts.terms} + *`]: { gridRow: '1 / span 2' },
  [`& .${cardParts.actions}`]: { alignSelf: 'end' },
} as const;
