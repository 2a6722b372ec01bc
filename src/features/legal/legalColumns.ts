/** The columns of a legal document: its contents, its text, and from wide windows on what belongs to it. */
export const legalColumns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '232px minmax(0, 1fr)',
    lg: '216px minmax(0, 1fr) 288px',
    xl: '248px minmax(0, 1fr) 360px',
  },
  columnGap: { md: 6, lg: 7, xl: 10 },
  rowGap: 4,
  alignItems: 'start',
  mt: { xs: 3, md: 6 },
} as const;
