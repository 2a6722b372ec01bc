/** Where the card to sign in on stands beside the rest: from tablets on. */
export const BESIDE_FORM = '@media (min-width: 720px)';

/** Where it stands below the rest. */
export const ABOVE_FORM = '@media (max-width: 719.95px)';

/** The columns of a page in whose place one signs in; its areas are `form` and the page's own. */
export const gateColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { xs: 3, sm: 4 },
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
