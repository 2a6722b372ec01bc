/** One order of a partner's listing whose buyer has no account here (any more). */
export interface SaleRecord {
  /** Ends in the digits of the order's number, and goes up with time: `sale-001042`. */
  id: string;
  partnerAccountId: string;
  listingId: string;
  /** What the plan was called; left out where that was not kept. */
  planTitle?: string;
  quantity: number;
  /** Minor units of US dollars, paid in all. */
  gross: number;
  soldAt: string;
  /** When the money has gone back, or will have; left out where nobody asked for it. */
  refundedAt?: string;
}
