import type { Deal } from '../../api/resources/deals';

/** From how many on it speaks for a deal how often it was sold. */
const ENOUGH_SOLD = 20;

/** How often a deal was sold; undefined where so few speak for it less than its rating does. */
export function soldOf({ salesCount }: Pick<Deal, 'salesCount'>): number | undefined {
  return salesCount < ENOUGH_SOLD ? undefined : salesCount;
}
