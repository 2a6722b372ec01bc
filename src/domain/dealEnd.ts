import { pluralize } from '../lib/text';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The number of the UTC day that a time lies in, counted from 1970. */
const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** Whether the day of the person is that of UTC, in which dates are told. */
const isUtcDay = (now: number): boolean => new Date(now).getDate() === new Date(now).getUTCDate();

/**
 * When a deal ends, in the words of its badge: `Ends in 3 days`, `Ends tomorrow`, `Ends today`, and
 * `Ends in 14 hours` where the day of the person is another one than that of UTC.
 *
 * @param endsAt RFC 3339 time, or null where no end is set
 * @param now milliseconds since 1970, or null while the time is not known (a page rendered ahead)
 * @returns `Ending soon` where there is no time to count from or to
 */
export function dealEndText(endsAt: string | null, now: number | null): string {
  if (endsAt === null || now === null) return 'Ending soon';
  const end = Date.parse(endsAt);
  if (end <= now) return 'Deal ended';
  const hours = !isUtcDay(now) && hoursLeft(endsAt, now);
  if (hours) return `Ends in ${hours}`;
  const days = dayOf(end) - dayOf(now);
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;
}

/**
 * Whether a deal ends today or tomorrow, for where its date stands beside the word: only while the day of
 * the person is that of UTC.
 *
 * @param endsAt RFC 3339 time
 * @param now as above
 * @returns undefined for another day, and where the two days differ
 */
export function dealEndDay(endsAt: string, now: number | null): 'today' | 'tomorrow' | undefined {
  if (now === null || !isUtcDay(now)) return undefined;
  const days = dayOf(Date.parse(endsAt)) - dayOf(now);
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
}

/**
 * `14 hours`, the rest of a deal that has less than a day; what is left of an hour counts as one.
 *
 * @param endsAt RFC 3339 time
 * @param now as above
 * @returns undefined where a whole day or more is left, or nothing
 */
export function hoursLeft(endsAt: string, now: number | null): string | undefined {
  const left = now === null ? 0 : Date.parse(endsAt) - now;
  if (left <= 0 || left >= DAY_MS) return undefined;
  return pluralize(Math.ceil(left / HOUR_MS), 'hour', 'hours');
}
