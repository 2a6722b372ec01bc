import type { Plan } from '../../api/resources/listings';

/**
 * What a plan has that not every other one has, in its own order: `2,000 requests per month`, `1 user`.
 *
 * @param plans all of the plans of a product, with this one
 */
export function ownFeatures(
  plan: Pick<Plan, 'features'>,
  plans: readonly Pick<Plan, 'features'>[],
): string[] {
  return plan.features.filter((feature) =>
    plans.some(({ features }) => !features.includes(feature)),
  );
}
