import type { Template } from '../../api/resources/templates';

/** The discount in whole percent; 0 without one. */
export function discountPercentOf({ price, oldPrice }: Template): number {
  if (oldPrice === null || oldPrice.amountMinor <= price.amountMinor) return 0;
  return Math.round((1 - price.amountMinor / oldPrice.amountMinor) * 100);
}
