/**
 * How the mock's reviewer of vendors' listings decides. `lenient`, the default, approves what is
 * complete unless it plainly repeats itself; `strict` asks for the founder's picture and a second
 * screenshot, too. Both take half a minute. The object decides one way, after so many seconds,
 * whatever was entered.
 */
export type Reviewer =
  'lenient' | 'strict' | { decides: 'approves' | 'rejects'; afterSeconds: number };
