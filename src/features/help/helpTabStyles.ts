/** `sx` of the vertical tabs and their panels, shared with the skeleton. */
export const tabColumns = {
  display: 'grid',
  columnGap: { md: 5, lg: 7 },
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
} as const;

/** `sx` of what narrow windows show in place of the tabs. */
export const phoneOnly = { display: { md: 'none' } } as const;

/** `sx` of what needs room beside the answers. */
export const wideOnly = { display: { xs: 'none', md: 'flex' } } as const;

/** `sx` of the column of tabs. */
export const tabStyles = {
  borderLeft: 1,
  borderColor: 'divider',
  '& .MuiTabs-indicator': {
    left: 0,
    right: 'auto',
    width: 3,
    height: 'auto',
    '&::before': { inset: 0, borderRadius: '0 3px 3px 0' },
  },
  '& .MuiTab-root': {
    alignItems: 'flex-start',
    minHeight: 48,
    mr: 0,
    px: 2.5,
    textAlign: 'left',
    maxWidth: 'none',
  },
} as const;

/** `sx` of a panel: as high as most groups, so that the foot of the page stays where it is. */
export const panel = { minHeight: { md: 440 }, '&[hidden]': { display: 'none' } } as const;
