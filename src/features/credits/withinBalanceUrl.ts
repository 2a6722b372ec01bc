import { toDollars } from '../../lib/dollars';
import type { MoneyAmount } from '../../lib/money';
import { pathTo } from '../../routing/paths';

/** The URL of the software that a balance pays for as a whole. */
export const withinBalanceUrl = ({ amountMinor }: MoneyAmount): string =>
  pathTo('software', { max: toDollars(amountMinor) });
