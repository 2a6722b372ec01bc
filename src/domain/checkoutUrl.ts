import type { Order } from '../api/resources/orders';
import { pathTo } from '../routing/paths';

/**
 * Where something is bought.
 *
 * @param planId the plan to start with; the first one where it is left out
 */
export function checkoutUrl({ kind, id }: Pick<Order['item'], 'kind' | 'id'>, planId?: string) {
  return kind === 'template'
    ? pathTo('checkout', { template: id })
    : pathTo('checkout', { id, plan: planId });
}
