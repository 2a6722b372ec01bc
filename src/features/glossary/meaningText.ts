/** How the definition of a term is set, as large as the lead of an article. */
export const meaningText = {
  fontSize: 'h3.fontSize',
  lineHeight: 1.4,
  color: 'text.secondary',
  textWrap: 'balance',
} as const;
