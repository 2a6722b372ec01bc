/** How long the books of partners go back, in days: fourteen months. */
export const DAYS = 424;
/** After so many days, counted backwards, nothing would have been sold at this growth. */
const REACH = 1.25 * DAYS;

/** How much is sold on a day, compared with today: a fifth as much fourteen months ago. */
export const growthOf = (daysAgo: number): number => 1 - daysAgo / REACH;

/** What is sold in the last days, in days like today: the integral of `growthOf`. */
const soldIn = (days: number): number => days - days ** 2 / (2 * REACH);

/**
 * The days ago of something that happens as often as is sold, so more often lately.
 *
 * @param drawn between 0 and 1, evenly
 * @param longest days ago at most
 */
export const daysAgoOf = (drawn: number, longest: number): number =>
  REACH * (1 - Math.sqrt(1 - (2 * drawn * soldIn(longest)) / REACH));
