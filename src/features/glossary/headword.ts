/** `sx` of the word that an entry explains. */
export const headword = { mt: { xs: 1, md: 2 }, overflowWrap: 'anywhere' } as const;
