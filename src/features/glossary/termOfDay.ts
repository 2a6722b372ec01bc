import type { TermSummary } from '../../api/resources/glossary';

const DAY_MS = 86_400_000;

/** How far the choice goes on with each day: far enough that the next term is of another letter. */
const STEP = 31;

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
  return terms[(Math.floor(now / DAY_MS) * STEP) % terms.length];
}
