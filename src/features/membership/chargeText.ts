import type { MembershipPlanOffer } from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';

/** How often each plan is paid. */
const PERIODS: Readonly<Record<string, string>> = { monthly: ' a month', yearly: ' a year' };

/** What a plan charges: `$159 a year`. */
export const chargeText = ({ id, price }: MembershipPlanOffer): string =>
  formatMoney(price) + (PERIODS[id] ?? '');
