import { wholeArea } from '../theme/surfaceStyles';
import { radius } from '../theme/tokens';

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
  gridTemplateColumns: '36px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"mark title title read" "mark body body body" "mark foot when when"',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'baseline',
  columnGap: 1.75,
  py: 1.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
  [MEDIUM]: {
    gridTemplateColumns: '36px minmax(0, 1fr) auto 32px',
    gridTemplateAreas: '"mark title when read" "mark body body read" "mark foot foot read"',
  },
  [WIDE]: {
    gridTemplateColumns: '36px minmax(0, 1fr) auto 104px 112px',
    gridTemplateAreas: '"mark title foot when read" "mark body foot when read"',
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

/** Below the words, at the end; where there is room, at the end of the title's line, at the same place in each. */
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

/** Below the words, where its own begin at their edge; beside them it has a column of its own. */
export const foot = {
  gridArea: 'foot',
  justifySelf: 'start',
  mt: 0.5,
  mb: -0.75,
  mx: -1,
  '& .MuiButton-root': { minHeight: { xs: 40, sm: 32 }, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
  [WIDE]: { alignSelf: 'center', m: 0 },
} as const;

/** Beside the title, which it makes no higher, though there is room for a finger. */
export const readButton = {
  gridArea: 'read',
  alignSelf: 'start',
  justifySelf: 'end',
  width: 44,
  height: 44,
  mt: -1.5,
  mb: -1.25,
  mr: -1.5,
  color: 'text.secondary',
  '& > span': { display: 'none' },
  // In words, where there is room for them.
  [WIDE]: {
    alignSelf: 'center',
    width: 'auto',
    height: 36,
    m: 0,
    mr: -1,
    px: 1,
    borderRadius: `${radius.control}px`,
    typography: 'subtitle2',
    '& > svg': { display: 'none' },
    '& > span': { display: 'inline' },
  },
} as const;
