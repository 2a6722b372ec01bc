/** Widths of the list, in px, from which it has that many cards side by side. */
export const columns = { roomyTwo: 640, three: 808, four: 1084 } as const;

/** From a width of the list on, in px. */
export const from = (width: number) => `@container (min-width: ${width}px)`;
