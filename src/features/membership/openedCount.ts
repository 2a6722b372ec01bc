/** How many templates stand for what a membership opens. */
export const OPENED_COUNT = 5;
