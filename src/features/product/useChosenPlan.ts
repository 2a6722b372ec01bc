import type { ListingDetail, Plan } from '../../api/resources/listings';
import { useProductUrl } from './useProductUrl';

export interface ChosenPlan {
  /** The plan whose price is shown and that Buy Now buys; the first one until another is chosen. */
  plan: Plan | undefined;
  /** Whether the visitor has chosen it. */
  isChosen: boolean;
  choose: (plan: Plan) => void;
}

/**
 * The plan that the visitor has chosen. The URL says so, so that the panel, the bar at the foot of the
 * window and the tab of plans agree, and a reload or the link that is sent to a colleague keeps it.
 */
export function useChosenPlan({ plans }: Pick<ListingDetail, 'plans'>): ChosenPlan {
  const { url, replace } = useProductUrl();
  const [first] = plans;
  const chosen = plans.find(({ id }) => id === url.plan);
  return {
    plan: chosen ?? first,
    isChosen: chosen !== undefined,
    // At once, so that a click that follows buys or compares what was chosen, not what is still drawn.
    choose: ({ id }) => replace({ plan: id }, { flushSync: true }),
  };
}
