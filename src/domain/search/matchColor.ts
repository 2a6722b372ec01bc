/** The ground of words that were searched for, as with a marker: pale enough for text on it in either scheme. */
export const matchColor = 'color-mix(in srgb, var(--mui-palette-accent-main) 38%, transparent)';
