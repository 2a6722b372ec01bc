/** How many steps the higher side of a chart has, about. */
const STEPS = 4;

/** The round figures of a power of ten. */
const ROUND = [1, 2, 5, 10];

/** The least round figure that is as much as this. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return power * ROUND.find((figure) => figure * power >= amount)!;
}

/**
 * The figures beside a chart that has revenue above its line and refunds below it, in round steps to the
 * end of the bars on both sides.
 *
 * @param most revenue of the highest bar, in cents
 * @param deepest refunds of the longest bar below the line, in cents
 * @returns the figures in cents, the lowest first: the chart goes from the first to the last
 */
export function moneyTicks(most: number, deepest: number): number[] {
  const extent = Math.max(most, deepest);
  if (extent === 0) return [0];
  // Nothing is less than a cent.
  const step = Math.max(1, roundUp(extent / STEPS));
  const above = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
  const count = Math.ceil(deepest / step);
  const below = Array.from({ length: count }, (_, index) => (index - count) * step);
  return [...below, ...above];
}
