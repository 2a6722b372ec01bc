import type { Listing } from '../api/resources/listings';
import { formatMoney, type MoneyAmount } from '../lib/money';

/** How a listing is paid. */
export type PlanType = Listing['planType'];

/** Whether it costs nothing: the price says `Free`, and how it is paid is not said. */
export const isFree = (price: MoneyAmount): boolean => price.amountMinor === 0;

/** What follows each price of a listing: `/year` where it is paid by the year, nothing where once. */
export const periodOf = (planType: PlanType | undefined): string =>
  planType?.id === 'annual' ? '/year' : '';

/** A price in running text and tables: `$13`, `$79/year`; a price of nothing is `Free`. */
export const priceText = (price: MoneyAmount, planType: PlanType): string =>
  isFree(price) ? 'Free' : formatMoney(price) + periodOf(planType);
