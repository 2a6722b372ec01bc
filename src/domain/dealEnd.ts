const DAY_MS = 86_400_000;

/** The number of the UTC day that a time lies in, counted from 1970. */
const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/**
 * When a deal ends, in the words of its badge: `Ends in 3 days`, `Ends tomorrow`, `Ends today`.
 *
 * @param endsAt RFC 3339 time, or null where no end is set
 * @param now milliseconds since 1970, or null while the time is not known (a page rendered ahead)
 * @returns `Ending soon` where there is no time to count from or to
 */
export function dealEndText(endsAt: string | null, now: number | null): string {
  if (endsAt === null || now === null) return 'Ending soon';
  const end = Date.parse(endsAt);
  if (end <= now) return 'Deal ended';
  const days = dayOf(end) - dayOf(now);
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}
