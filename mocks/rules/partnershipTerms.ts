/** What of a sale that is not paid back the marketplace keeps, in percent. */
export const FEE_PERCENT = 20;

/** The day of the next month on which a month's sales are paid out. */
export const PAYOUT_DAY = 15;
