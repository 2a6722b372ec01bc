/**
 * Dates on screen. Everything is shown in UTC, so that a server render, a browser anywhere and a
 * test print the same text for the same instant. Every function takes an RFC 3339 time and throws
 * RangeError when it is not one.
 */

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const timeOfDay = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

const MINUTE_SECONDS = 60;

/** Each unit of one length with that in seconds, longest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', MINUTE_SECONDS],
];

/** `March 9, 2023` */
export function formatDate(iso: string): string {
  return fullDate.format(new Date(iso));
}

/** `Mar 9, 2023` */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

/** `March 2023` */
export function formatMonthYear(iso: string): string {
  return monthYear.format(new Date(iso));
}

/** `10:30 AM` */
export function formatTime(iso: string): string {
  // Some ICU versions put a narrow no-break space before AM and PM.
  return timeOfDay.format(new Date(iso)).replace(/\u202f/g, ' ');
}

/** `09/03/2023`, day first: how order tables show dates (the specification, section 3). */
export function formatDayMonthYear(iso: string): string {
  return dayMonthYear.format(new Date(iso));
}

/** How many whole months of the calendar are between a time and a later one. */
function monthsBetween(earlier: Date, later: Date): number {
  const months = (of: Date) => of.getUTCFullYear() * 12 + of.getUTCMonth();
  const count = months(later) - months(earlier);
  const reached = new Date(earlier);
  reached.setUTCMonth(reached.getUTCMonth() + count);
  return reached > later ? count - 1 : count;
}

/**
 * `3 days ago`, `in 2 hours`, or `just now` within a minute either way. The count is rounded
 * down, so that "1 day ago" never stands for less than a day; months and years are those of the
 * calendar.
 *
 * @param now the moment to count from; pass the clock of the page, not a fresh one per call.
 */
export function formatRelative(iso: string, now: Date): string {
  const time = new Date(iso);
  const seconds = (time.getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) throw new RangeError('Invalid time value');
  const sign = Math.sign(seconds);
  const months = sign < 0 ? monthsBetween(time, now) : monthsBetween(now, time);
  if (months >= 12) return relative.format(sign * Math.trunc(months / 12), 'year');
  if (months > 0) return relative.format(sign * months, 'month');
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return 'just now';
}
