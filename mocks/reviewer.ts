/**
 * How the mock's reviewer of vendors' listings decides. `lenient`, the default, approves what is
 * complete unless it plainly repeats itself; `strict` asks for the founder's picture and a second
 * screenshot, too. Both take half a minute. The object decides one way, after so many seconds,
 * whatever was entered.
 */
export type Reviewer =
  'lenient' | 'strict' | { decides: 'approves' | 'rejects'; afterSeconds: number };

/** Whether a value that was sent is one of these. */
export function isReviewer(value: unknown): value is Reviewer {
  if (value === 'lenient' || value === 'strict') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { decides, afterSeconds } = value as Record<string, unknown>;
  return (
    (decides === 'approves' || decides === 'rejects') &&
    typeof afterSeconds === 'number' &&
    afterSeconds >= 0
  );
}
