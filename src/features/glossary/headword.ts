/** `sx` of the word that an entry explains: as large as a dictionary would not dare. */
export const headword = {
  mt: { xs: 1, md: 2 },
  fontSize: 'clamp(2.75rem, 1.5rem + 4.6vw, 6rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.045em',
  overflowWrap: 'anywhere',
} as const;
