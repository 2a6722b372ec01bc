/**
 * The rhythm of the upper end of every page: how far what comes first is from the header, and the title
 * from the way to the page. One for all, so that nothing jumps from page to page; `sx` values.
 */

/** Below the header. */
export const pageTop = { xs: 2, sm: 3 } as const;

/** Below the header, and above the footer. */
export const pagePadding = { pt: pageTop, pb: { xs: 3, md: 5 } } as const;

/** Between the way to a page and what follows it. */
export const belowWay = { xs: 1, sm: 1.5 } as const;

/** The title of a page that lists things: large enough to be the first thing read, no larger. */
export const listTitle = {
  fontSize: 'clamp(2rem, 1.6rem + 1.1vw, 2.75rem)',
  lineHeight: 1.08,
  letterSpacing: '-0.032em',
} as const;
