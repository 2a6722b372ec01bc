import type { Plan } from '../../../api/resources/listings';
import { ownFeatures } from '../ownFeatures';

/** As many as a buyer takes in beside a price. */
const MOST = 4;

type Features = Pick<Plan, 'features'>;

/**
 * The lines of each plan that decide between them: what the fewest of them have, in the order of the
 * plan. A plan that has less of that than others has some of what all of them have,
 * so that none looks empty.
 *
 * @param isFirstSaid leaves out the first of each, where that is said beside it
 */
export function decidingLines(plans: readonly Features[], isFirstSaid: boolean): string[][] {
  const havers = (feature: string) =>
    plans.filter(({ features }) => features.includes(feature)).length;
  const lists = plans.map((plan) => {
    const own = ownFeatures(plan, plans);
    const said = isFirstSaid ? (own[0] ?? plan.features[0]) : undefined;
    const rest = own
      .filter((feature) => feature !== said)
      .sort((one, other) => havers(one) - havers(other));
    const shared = plan.features.filter((feature) => feature !== said && !own.includes(feature));
    return { features: plan.features, rest, shared };
  });
  const count = Math.min(MOST, Math.max(...lists.map(({ rest }) => rest.length)));
  return lists.map(({ features, rest, shared }) => {
    const shown = [...rest, ...shared].slice(0, count);
    return features.filter((feature) => shown.includes(feature));
  });
}
