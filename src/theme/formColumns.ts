/**
 * `sx` of a form and what becomes of it beside each other, below the head of their page; on phones one
 * below the other. One for all such pages, so that nothing moves from one to the next.
 */
export const formColumns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 340px',
    lg: 'minmax(0, 1fr) 384px',
  },
  mt: { xs: 3, md: 4 },
} as const;
