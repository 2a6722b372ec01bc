/**
 * The rhythm of the upper end of every page: how far what comes first is from the header, and the title
 * from the way to the page. One for all, so that nothing jumps from page to page; `sx` values.
 */

/** Windows of laptops, wide and low, whose first view is to tell prices, too. */
export const lowWindow = '@media (min-width: 1200px) and (max-height: 860px)';

/**
 * Windows too low for anything to stay in sight while the page scrolls: a phone on its side or with its
 * keyboard open, a page at 400 %.
 */
export const shortWindow = '@media (max-height: 400px)';

/** Below the header. */
export const pageTop = { xs: 1.5, sm: 3 } as const;

/** Below the header, and above the footer. */
export const pagePadding = { pt: pageTop, pb: { xs: 3, md: 5 } } as const;

/** Between the way to a page and what follows it. */
export const belowWay = { xs: 1, sm: 1.5 } as const;

/** The sentence below the name of a page: of one size, and as close to it, on all of them. */
export const pageLead = {
  mt: 0.5,
  maxWidth: '72ch',
  color: 'text.secondary',
  // As wide as the window lets it be: balanced, it would be a narrow block on phones.
  textWrap: 'pretty',
} as const;

/** `sx` of the heading of a part of a page: phones have one size for it and for the count above a list. */
export const partHeading = { typography: { xs: 'h3', sm: 'h2' } } as const;
