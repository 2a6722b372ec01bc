import type { TermSummary } from '../../api/resources/glossary';

const DAY_MS = 86_400_000;

/** How far the choice goes on with each day at least: so far that the next term is of another letter. */
const STEP = 31;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The step that comes by every term before it comes back to the first. */
function stepThrough(count: number): number {
  let step = STEP;
  while (greatestCommonDivisor(step, count) > 1) step += 1;
  return step;
}

/**
 * The term that is shown today, the same for everyone; another one tomorrow.
 *
 * @param now milliseconds since 1970; null while it is not known
 * @returns undefined where there is none
 */
export function termOfDay(
  terms: readonly TermSummary[],
  now: number | null,
): TermSummary | undefined {
  if (now === null || terms.length === 0) return undefined;
  return terms[(Math.floor(now / DAY_MS) * stepThrough(terms.length)) % terms.length];
}
