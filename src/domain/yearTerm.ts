import { periodOf, type PlanType } from './priceText';

/** What a total pays for and what follows it, of a plan that is paid by the year. */
export interface YearTerm {
  /** What the total is for: `for one year`. */
  readonly paidFor: string;
  /** What happens after it. */
  readonly after: string;
}

/** No operation of the contract renews an order: who wants another year buys it. */
const ONE_YEAR: YearTerm = { paidFor: 'for one year', after: 'Nothing renews by itself.' };

/** What is said at the total of a plan that is paid by the year; null of what is paid once. */
export const yearTermOf = (planType: PlanType | undefined): YearTerm | null =>
  periodOf(planType) ? ONE_YEAR : null;
