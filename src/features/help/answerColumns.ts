/** `sx` of a heading with questions beside it, below it on phones. */
export const answerColumns = {
  display: 'grid',
  columnGap: { md: 6, lg: 8 },
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
} as const;
