/** How the definition of a term is set, as large as the lead of an article. */
export const meaningText = {
  fontSize: { xs: '1.25rem', md: '1.5rem' },
  lineHeight: 1.4,
  color: 'text.secondary',
  textWrap: 'balance',
} as const;
