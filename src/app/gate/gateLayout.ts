/** Where the card to sign in on stands beside the rest: from tablets on. */
export const BESIDE_FORM = '@media (min-width: 720px)';

/** Where it stands below the rest. */
export const ABOVE_FORM = '@media (max-width: 719.95px)';

/** Where lines break that are one on other phones. */
export const SMALL_PHONE = '@media (max-width: 379.95px)';

/**
 * How much of a phone the order takes at least: as much as most orders do whatever is to be said of them, so
 * that the form below it stays where someone has begun to type.
 */
export const orderHeight = {
  [ABOVE_FORM]: { minHeight: 412 },
  [SMALL_PHONE]: { minHeight: 420 },
} as const;

/** The same of a template, which has no plans to choose from. */
export const templateHeight = {
  [ABOVE_FORM]: { minHeight: 306 },
  [SMALL_PHONE]: { minHeight: 320 },
} as const;

/** What replaces the order, or a part of it, takes no more room than that on phones. */
export const lowAboveForm = {
  [ABOVE_FORM]: {
    '& > div': { gap: 0.5, px: 2, py: 2 },
    '& > div > [aria-hidden]': { display: 'none' },
    '& .MuiButton-root': { minWidth: 0 },
  },
} as const;

/** The columns of a page in whose place one signs in; its areas are `form` and the page's own. */
export const gateColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 3, sm: 5.5 },
  alignItems: 'start',
  [BESIDE_FORM]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)',
    columnGap: 4,
  },
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)' },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
    columnGap: 8,
  },
} as const;
