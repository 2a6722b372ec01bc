import { validationFailed } from '../problem';

/**
 * Checks that a range of prices is not turned round.
 *
 * @throws ProblemError 422 where its end is below its start
 */
export function checkPriceRange({
  priceMin = 0,
  priceMax = Infinity,
}: {
  priceMin?: number;
  priceMax?: number;
}): void {
  if (priceMax >= priceMin) return;
  const detail = 'Must not be below priceMin.';
  throw validationFailed([{ pointer: '/query/priceMax', code: 'below-price-min', detail }]);
}
