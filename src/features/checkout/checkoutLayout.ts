/** `sx` of the page: what is chosen, and beside it what it costs. */
export const columns = {
  mt: { xs: 1.5, md: 3 },
  display: 'grid',
  gap: { xs: 4, md: 5, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 384px',
    xl: 'minmax(0, 1fr) 440px',
  },
} as const;
