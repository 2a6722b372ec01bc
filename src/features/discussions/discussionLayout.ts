/** `sx` of the main column and the one beside it; on phones one is below the other. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 288px' },
  columnGap: { md: 5, lg: 8 },
  rowGap: 5,
  alignItems: 'start',
} as const;

/** `sx` of the column beside the main one. */
export const asidePlace = { display: 'grid', gap: 4, minWidth: 0 } as const;
