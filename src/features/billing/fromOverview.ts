/** State of the history where a link of the overview led to the statements: they take the focus. */
export const FROM_OVERVIEW = 'billing overview';
