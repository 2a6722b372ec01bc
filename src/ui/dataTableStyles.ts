import { wholeArea } from '../theme/surfaceStyles';
import { radius, rowPicture, tabularNumbers } from '../theme/tokens';

/** Where a table is a list of cards: below the width that its columns need, in px. */
export const NARROW = {
  usual: '@container data-table (max-width: 919px)',
  wide: '@container data-table (max-width: 1199px)',
} as const;

type Narrow = (typeof NARROW)[keyof typeof NARROW];

/** Tells the table how much room there is, wherever it is. */
export const frame = {
  containerType: 'inline-size',
  containerName: 'data-table',
  position: 'relative',
} as const;

/** Where the rows are so narrow that what can be done with one has a line of its own. */
export const PHONE = '@container data-table (max-width: 559px)';

/** Only where the table is a list of cards, which have no heads to sort them by. */
export const onlyWithCards = (width: keyof typeof NARROW) => ({
  display: 'none',
  [NARROW[width]]: { display: 'flex' },
});

/**
 * How wide the picture of a row is, in px, in the table and on the card that the row becomes; on a card a
 * large one leaves the price a line of its own. Below 90 drawn ones show only a mark.
 */
export const PICTURES = { small: 64, medium: rowPicture, large: rowPicture } as const;

/** How large the pictures of a table's rows are. */
export type PictureSize = keyof typeof PICTURES;

/** The width of the pictures, and on cards what they take with the gap beside them. */
const PICTURE = 'var(--picture)';
const BESIDE = 'calc(var(--picture) + 12px)';

/** The width of the pictures, small where the table names no size. */
const pictureWidths = {
  '--picture': `${PICTURES.small}px`,
  '[data-picture="medium"] > &': { '--picture': `${PICTURES.medium}px` },
  '[data-picture="large"] > &': { '--picture': `${PICTURES.large}px` },
} as const;

/**
 * A card: picture, title and price on the first line, on the second what is known of it, how it stands
 * first, and at its end what can be done with it.
 */
const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 0.75,
  position: 'relative',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-rest)',
  // These end the first line, and part the facts from what can be done.
  '&::before': { content: '""', order: 1, flex: '1 0 100%' },
  '&::after': { content: '""', order: 4, flex: '1 1 0' },
  '& td': { display: 'inline-flex', alignItems: 'center', gap: 0.5, p: 0, border: 0, order: 3 },
  '& td[data-place="title"]': {
    display: 'block',
    order: -2,
    // Less would break words: the price goes below it.
    flex: '1 1 7em',
    minWidth: 0,
    overflowWrap: 'break-word',
    textAlign: 'left',
  },
  '& td[data-place="price"], & td[data-place="amount"]': {
    order: -1,
    alignItems: 'baseline',
    typography: 'subtitle2',
  },
  '& td[data-place="amount"] [data-label]': { typography: 'body2' },
  '& td[data-place="select"]': { order: 0, width: 'auto', my: -1, ml: 'auto', mr: -1 },
  '& td[data-place="status"]': { order: 2 },
  // What is said of how it stands has a line of its own, after all else that is known.
  '& td[data-place="status"]:has(> [data-note])': {
    display: 'contents',
    '& > *': { order: 2 },
    '& > [data-note]': { order: 4, flex: '1 0 100%' },
  },
  '& td[data-place="next"]': { color: 'text.secondary' },
  '& td[data-place="actions"]': {
    order: 5,
    ml: 'auto',
    '& > * a, & > a, & button': { minHeight: { xs: 44, sm: 40 } },
  },
  '& td[data-place="media"]': {
    position: 'absolute',
    top: 12,
    left: 12,
    display: 'block',
    width: PICTURE,
  },
  '&:has(> [data-place="media"])': {
    pl: `calc(${PICTURE} + 24px)`,
    '& td:is([data-place="price"], [data-place="select"])': { alignSelf: 'start' },
  },
  // Without a picture the first line has room for its button.
  '&:not(:has(> [data-place="media"]))': { pl: 2, '& td[data-place="actions"]': { order: 0 } },
} as const;

/** On phones a card has its facts below the picture, and below them its buttons, which fill the line. */
const phoneCard = {
  '&:has(> [data-place="media"])': {
    pl: 1.5,
    '&::after': { flex: '1 0 100%' },
    '& td[data-place="title"]': {
      flexBasis: `calc(7em + ${BESIDE})`,
      minHeight: `calc(${PICTURE} * 0.625 + 2px)`,
      pl: BESIDE,
    },
    // Beside a large picture the price has a line of its own, below the title.
    '[data-picture="large"] &': {
      '& td[data-place="title"]': { flexBasis: '100%', minHeight: 0 },
      '& td[data-place="price"]': { flex: '1 0 100%', pl: BESIDE, mb: 0.5 },
    },
    // A box takes the end of the title's line: there is no room for both.
    '&:has(> [data-place="select"])': {
      '& td[data-place="price"]': { order: 4, ml: 'auto', alignSelf: 'center' },
      '& td:not([data-place])': { typography: 'caption' },
      // The end of the facts is the place of a button where their line has one.
      '&:has([data-end])': {
        '& td[data-place="price"]': { order: 3, ml: 0 },
        '& td[data-place="status"]': { display: 'contents' },
      },
    },
    '& td[data-place="actions"]': {
      flex: '1 1 auto',
      '& > *': { display: 'flex', flexGrow: 1 },
      '& > * > *': { flex: '1 1 auto' },
    },
    // A word that says where the card leads stands after its facts, where there is room.
    '&:has(> td > a.MuiButton-text)': {
      '&::after': { display: 'none' },
      '& td[data-place="actions"]': { flex: '0 1 auto', my: -1 },
    },
    // One step, or a state alone, has room beside the facts, unless it is to have a line of its own.
    '&:not(:has(> td > [data-wide])):is(:has(> [data-place="title"] a[data-row]), :not(:has(> :is([data-place="bare"], [data-place="next"], td:not([data-place])), > td > [data-many])))':
      {
        '&::after': { display: 'none' },
        '& td[data-place="actions"]': { flex: '0 1 auto' },
      },
    // More of them than a line has room for as buttons are words in a foot of the card.
    '& td[data-place="actions"]:has(> [data-many])': {
      mx: -1.5,
      mb: -1.5,
      mt: 0.25,
      borderTop: 1,
      borderColor: 'divider',
      '& > *': { gap: 0, px: 0.5, py: 0.25 },
      '& > * > *': { flex: '1 1 0', minWidth: 0, px: 0.5 },
      '& > * > :not(.MuiButton-tonal)': { border: 0, bgcolor: 'transparent' },
    },
  },
} as const;

/** The table, and the list of cards that it becomes. */
const stylesOf = (narrow: Narrow) =>
  ({
    // Of words they would part the hyphens.
    '& td:is([data-align="right"], [data-place="price"], [data-place="amount"]), & time':
      tabularNumbers,
    ...pictureWidths,
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: `${radius.card}px`,
    bgcolor: 'background.paper',
    overflow: 'hidden',
    typography: 'body2',
    transition: 'opacity 120ms',
    // Only a wait that can be felt shows; quick answers don't flicker.
    '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
    '& th': {
      px: 2,
      py: 1,
      textAlign: 'left',
      typography: 'overline',
      color: 'text.secondary',
      bgcolor: 'surface.sunken',
      whiteSpace: 'nowrap',
    },
    '& td': { px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
    '& [data-align="right"]': { textAlign: 'right' },
    // A box makes the line of the heads no higher.
    '& th[data-place="select"]': { py: 0.5 },
    // The arrow of an order is before the words, so that head and figures end at the same edge.
    '& th[data-align="right"] button': { flexDirection: 'row-reverse' },
    '& [data-place="media"]': { width: `calc(${PICTURE} + 16px)`, pr: 0 },
    '& td[data-place="media"] > *': { minWidth: PICTURE },
    '& [data-place="select"]': { width: 48, pr: 0 },
    '& [data-place="actions"]': { textAlign: 'right', whiteSpace: 'nowrap' },
    // Words alone end where the head of their column does.
    '& [data-place="actions"] > .MuiButton-text': { mr: '-12px' },
    // What a link that is stretched over its row leaves to be pressed.
    '& tbody tr': { position: 'relative' },
    '& :is([data-place="actions"], [data-place="select"]) > *, & td :is(a, button)': {
      position: 'relative',
      zIndex: 1,
    },
    // In a card it is a flex item, which has a layer even where it has no position.
    '& td a[data-row]': { position: 'static', zIndex: 'auto', '&::after': wholeArea },
    '& tbody tr:has(a[data-row])': { cursor: 'pointer' },
    // What a value is, on a card; a table says it in its head.
    '& [data-label]': { display: 'none', color: 'text.secondary' },
    '& tbody tr:hover, & tbody tr[data-selected]': { bgcolor: 'surface.sunken' },
    [narrow]: {
      display: 'block',
      border: 0,
      borderRadius: 0,
      bgcolor: 'transparent',
      overflow: 'visible',
      '& thead': { display: 'block' },
      // The heads are not shown; they tell screen readers what is what. Nor are facts of which there are none.
      '& th :is(button, input)': { display: 'none' },
      '& th, & tbody td:has(> [data-nothing])': {
        position: 'absolute',
        // In pixels: a bare 1 is the whole width.
        width: '1px',
        height: '1px',
        p: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody': { display: 'grid', gap: 1.5 },
      '& tbody tr': card,
      // Head and cells: assistive technology counts them.
      '& tr [data-place="none"]': { display: 'none' },
      '& [data-label]': { display: 'block' },
    },
    [PHONE]: { '&:not([data-lines]) tbody tr': phoneCard },
  }) as const;

/** The same for each number of columns, made once. */
export const tableStyles = { usual: stylesOf(NARROW.usual), wide: stylesOf(NARROW.wide) } as const;
