/** Whether a card can no longer be charged: it is good until the end of its month, in UTC. */
export const isExpired = (
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  now: Date,
): boolean => now.getTime() >= Date.UTC(expiryYear, expiryMonth);
