import { radius, tabularNumbers } from '../theme/tokens';

/** Where a table is a list of cards: below the width that its columns need, in px. */
export const NARROW = {
  usual: '@container data-table (max-width: 859px)',
  wide: '@container data-table (max-width: 1119px)',
} as const;

type Narrow = (typeof NARROW)[keyof typeof NARROW];

/** Tells the table how much room there is, wherever it is. */
export const frame = {
  containerType: 'inline-size',
  containerName: 'data-table',
  position: 'relative',
} as const;

/** Where the order of cards is chosen; beside it is the box that selects all, where there is one. */
export const sortPlace = (narrow: Narrow) => ({
  display: 'none',
  [narrow]: { display: 'flex', mb: 1.5 },
  '&:has(+ table th[data-place="select"])': { mr: '116px' },
});

/** How wide the picture on a card is, in px. */
const PICTURE = 64;

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
} as const;

/** With a picture a card is what one knows it by, and below it its values in a line or two. */
const pictureCard = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // What can be done with a row is at the foot of its card, however high those beside it are.
  alignContent: 'space-between',
  columnGap: 1,
  rowGap: 0.5,
  minHeight: PICTURE,
  p: 1.5,
  pl: `${PICTURE + 24}px`,
  '& td': { display: 'inline-flex', gap: 0.5, p: 0, textAlign: 'left' },
  '& td[data-place="media"]': {
    position: 'absolute',
    top: 14,
    left: 12,
    display: 'block',
    width: PICTURE,
  },
  '& td[data-place="title"]': { display: 'block', flex: '1 0 100%', minWidth: 0 },
  '& td[data-place="select"] ~ td[data-place="title"]': { pr: 4 },
  '& td[data-place="actions"]': {
    order: 2,
    ml: 'auto',
    p: 0,
    '& > * a, & > a, & button': { minHeight: 40 },
  },
  '& td[data-place="next"]::before': { content: '"·"' },
  '& td[data-place="price"]': { ml: 'auto', fontWeight: 600 },
  // Below the line that ends with the price.
  '& td:not([data-place])': { order: 1 },
} as const;

/** The table, and the list of cards that it becomes. */
const stylesOf = (narrow: Narrow) =>
  ({
    ...tabularNumbers,
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
      fontWeight: 600,
      fontSize: '0.8125rem',
      color: 'text.secondary',
      bgcolor: 'surface.sunken',
      whiteSpace: 'nowrap',
    },
    '& td': { px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
    '& [data-align="right"]': { textAlign: 'right' },
    // The arrow of an order is before the words, so that head and figures end at the same edge.
    '& th[data-align="right"] button': { flexDirection: 'row-reverse' },
    '& [data-place="media"]': { width: 96 },
    '& [data-place="select"]': { width: 48, pr: 0 },
    '& [data-place="actions"]': { textAlign: 'right', whiteSpace: 'nowrap' },
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
      // Of the heads only the box that selects all is shown; the others tell screen readers what is what.
      '& th button': { display: 'none' },
      '& th': {
        position: 'absolute',
        // In pixels: a bare 1 is the whole width.
        width: '1px',
        height: '1px',
        p: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& th[data-place="select"]': {
        top: 0,
        right: 0,
        width: 'auto',
        height: 40,
        pr: 0.5,
        clipPath: 'none',
        bgcolor: 'transparent',
        '& label': { height: '100%', cursor: 'pointer' },
      },
      '& tbody': {
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      },
      '& tbody tr': card,
      '& td': {
        display: 'flex',
        // A chip that finds no room beside its label goes below it, to the same edge.
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 2,
        p: 0,
        py: 0.5,
        border: 0,
        textAlign: 'right',
      },
      '& td[data-place="title"]': { order: -1, display: 'block', pt: 0, textAlign: 'left' },
      '& td[data-place="select"]': { position: 'absolute', top: 4, right: 4, width: 'auto', p: 0 },
      '& td[data-place="select"] ~ td[data-place="title"]': { pr: 5 },
      '& td[data-place="actions"]': { justifyContent: 'flex-start', pt: 1.5, pb: 0 },
      '& [data-label]': { display: 'block', textAlign: 'left', overflowWrap: 'normal' },
      '& tbody tr:has(> [data-place="media"])': pictureCard,
    },
  }) as const;

/** The same for each number of columns, made once. */
export const tableStyles = { usual: stylesOf(NARROW.usual), wide: stylesOf(NARROW.wide) } as const;
