import { wholeArea } from '../theme/surfaceStyles';

/** Tells the notices how much room there is, wherever they are. */
export const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  containerType: 'inline-size',
  containerName: 'notices',
} as const;

/** Where it has room for its time beside its title. */
const MEDIUM = '@container notices (min-width: 440px)';

/** Where a notice has room for what can be done, and for its time, beside its words. */
const WIDE = '@container notices (min-width: 820px)';

/** A notice, in as many columns as there is room for. */
export const row = {
  position: 'relative',
  // Its layers are its own: what is pinned above a list stays above them.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gridTemplateAreas: '"mark title" "mark body" "mark when" "mark foot"',
  gridTemplateRows: 'auto auto auto 1fr',
  alignItems: 'baseline',
  columnGap: 1.75,
  py: 1.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
  [MEDIUM]: {
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    gridTemplateAreas: '"mark title when" "mark body body" "mark foot foot"',
    gridTemplateRows: 'auto auto 1fr',
  },
  [WIDE]: {
    gridTemplateColumns: '36px minmax(0, 1fr) auto 104px',
    gridTemplateAreas: '"mark title foot when" "mark body foot when"',
    gridTemplateRows: 'auto auto',
  },
} as const;

/** What a notice leads to first leads from everywhere in its row. */
export const wholeRow = { position: 'static', '&::after': wholeArea } as const;

/** What else can be pressed lies above that. */
export const abovePress = { position: 'relative', zIndex: 1 } as const;

/** A tile with an icon, and on the corner of an unread one a dot. */
export const mark = {
  gridArea: 'mark',
  alignSelf: 'start',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '10px',
  bgcolor: 'surface.sunken',
  color: 'text.secondary',
  '[data-unread] > &': { bgcolor: 'tint.primary', color: 'primary.main' },
  '[data-unread] > &::after': {
    content: '""',
    position: 'absolute',
    top: -3,
    right: -3,
    width: 10,
    height: 10,
    // Of the color of what it lies on.
    border: '2px solid var(--notice-ground, var(--mui-palette-background-paper))',
    borderRadius: '50%',
    bgcolor: 'deal.main',
  },
  [WIDE]: { alignSelf: 'center' },
} as const;

/** Below the words; where there is room, at the end of the title's line, at the same place in each. */
export const when = {
  gridArea: 'when',
  mt: 0.5,
  color: 'text.secondary',
  [MEDIUM]: { mt: 0 },
  [WIDE]: { alignSelf: 'center', textAlign: 'right' },
} as const;

/** What a notice says. */
export const words = {
  gridArea: 'body',
  mt: 0.5,
  color: 'text.secondary',
  textWrap: 'pretty',
} as const;

/** Below the words, where its own begin at their edge; beside them each has a column of its own. */
export const foot = {
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  mt: 0.5,
  mb: -0.75,
  mx: -1,
  '& .MuiButton-root': { minHeight: { xs: 40, sm: 32 }, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
  [WIDE]: {
    alignSelf: 'center',
    display: 'grid',
    gridTemplateColumns: 'auto 116px',
    justifyItems: 'end',
    m: 0,
    '& > :only-child:not(a)': { gridColumn: 2 },
  },
} as const;
