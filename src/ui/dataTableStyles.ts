import { radius, tabularNumbers } from '../theme/tokens';

/** Below this width the table is a list of cards. */
export const NARROW = '@container data-table (max-width: 859px)';

/** Tells the table how much room there is, wherever it is. */
export const frame = { containerType: 'inline-size', containerName: 'data-table' } as const;

const card = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  position: 'relative',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
} as const;

/** The table, and the list of cards that it becomes. */
export const tableStyles = {
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
  [NARROW]: {
    display: 'block',
    border: 0,
    borderRadius: 0,
    bgcolor: 'transparent',
    overflow: 'visible',
    '& thead': { display: 'block' },
    // The heads that sort are buttons above the cards.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 },
    '& thead tr:has([data-sortable])::before': {
      content: '"Sort by"',
      color: 'text.secondary',
      typography: 'body2',
    },
    '& th[data-place="select"]': { order: -1, width: 'auto', '& label': { cursor: 'pointer' } },
    '& th button': {
      m: 0,
      px: 1.25,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    },
    '& th button:not([data-direction]) svg': { display: 'none' },
    // What can't be clicked tells nothing here; it stays for screen readers.
    '& th': { p: 0, border: 0, bgcolor: 'transparent' },
    '& th:not([data-sortable], [data-place])': {
      position: 'absolute',
      // In pixels: a bare 1 is the whole width.
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': {
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    },
    '& tbody tr': card,
    '& td': {
      gridColumn: 2,
      display: 'flex',
      // A chip that finds no room beside its label goes below it, to the same edge.
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: 2,
      '& > [data-label] ~ :last-child': { ml: 'auto' },
      p: 0,
      py: 0.5,
      border: 0,
      textAlign: 'right',
    },
    // The picture of a row is at the side of its card, over all the lines beside it.
    '& td[data-place="media"]': {
      gridColumn: 1,
      gridRow: '1 / span 12',
      py: 0,
      mr: 2,
      width: 88,
    },
    '& td[data-place="title"]': { order: -1, display: 'block', pt: 0, textAlign: 'left' },
    '& td[data-place="select"]': { position: 'absolute', top: 4, right: 4, width: 'auto', p: 0 },
    '& td[data-place="select"] ~ td[data-place="title"]': { pr: 5 },
    '& td[data-place="actions"]': {
      gridColumn: '1 / -1',
      justifyContent: 'flex-start',
      pt: 1.5,
      pb: 0,
    },
    '& [data-label]': { display: 'block', textAlign: 'left', overflowWrap: 'normal' },
  },
} as const;
