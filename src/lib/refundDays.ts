/** For how many days after the purchase money can be asked back; the contract's `refund.deadlineAt`. */
export const REFUND_DAYS = 60;
