import type { MembershipPlanOffer } from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';

/** How often each plan is paid. */
const PERIODS: Readonly<Record<string, string>> = { monthly: ' a month', yearly: ' a year' };

/** How often a plan is paid, with the space before it: ` a year`. */
export const periodText = ({ id }: MembershipPlanOffer): string => PERIODS[id] ?? '';

/** What a plan charges: `$159 a year`. */
export const chargeText = (plan: MembershipPlanOffer): string =>
  formatMoney(plan.price) + periodText(plan);
