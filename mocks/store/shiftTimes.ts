const DAY_MS = 86_400_000;

/** Names of properties that hold an RFC 3339 time. */
export const TIME_NAME = /(At|Since|Until)$/;

/** How many milliseconds lie between two times in whole days. */
export const wholeDays = (from: number, to: number): number =>
  Math.floor((to - from) / DAY_MS) * DAY_MS;

/**
 * The seed was written at one moment; moving its times by whole days keeps "three days ago" and
 * "ends on Friday" true whenever the site is opened.
 */
export function shiftTimes<T>(value: T, offset: number): T {
  if (Array.isArray(value)) return value.map((item: unknown) => shiftTimes(item, offset)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'string' && TIME_NAME.test(key)
        ? new Date(Date.parse(inner) + offset).toISOString()
        : shiftTimes(inner, offset),
    ]),
  ) as T;
}
