/** How the definition of a term is set, as large as the lead of an article. */
export const meaningText = {
  typography: 'quote',
  color: 'text.secondary',
  textWrap: 'balance',
} as const;
