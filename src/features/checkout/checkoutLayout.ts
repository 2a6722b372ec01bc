/** `sx` of the page: what is chosen, and beside it what it costs. */
export const columns = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 384px' },
} as const;
