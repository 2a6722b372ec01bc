/**
 * Days of the calendar as RFC 3339 full dates: `2023-03-09`. They compare as text, and know no time
 * zone; only {@link dayIn} does. Every function throws RangeError for what is not a day.
 */

const DAY_MS = 86_400_000;

/** How much time one step along a calendar covers. */
export type Interval = 'day' | 'week' | 'month';

/** Days from the first to the last, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Sweden writes dates as RFC 3339 does.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The day that it is at a moment somewhere.
 *
 * @param timeZone an IANA name, such as `Europe/Stockholm`; RangeError for an unknown one
 */
export function dayIn(timeZone: string, moment: Date | string): string {
  return formatterFor(timeZone).format(new Date(moment));
}

/** Whether a text is a day that exists: not `2023-02-30`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? timeOf(text) : NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** The day so many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);

/** How many days a range has. */
export const daysIn = ({ from, to }: DayRange): number => (timeOf(to) - timeOf(from)) / DAY_MS + 1;

/** The month of a day: `2023-03`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of the month that is so many months later, or earlier for a negative number. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(`${monthOf(day)}-01`));
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date.getTime());
}

/** The first and the last day of a day's month. */
export const monthAround = (day: string): DayRange => ({
  from: addMonths(day, 0),
  to: addDays(addMonths(day, 1), -1),
});

/** The first day of the day, week or month that a day is in; weeks begin on Monday. */
export function startOf(interval: Interval, day: string): string {
  if (interval === 'day') return day;
  if (interval === 'month') return addMonths(day, 0);
  return addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

const nextStart = (interval: Interval, start: string): string =>
  interval === 'month' ? addMonths(start, 1) : addDays(start, interval === 'week' ? 7 : 1);

/** The days, weeks or months of a range in time; the first and the last are cut to it. */
export function partsOf({ from, to }: DayRange, interval: Interval): DayRange[] {
  const parts: DayRange[] = [];
  for (let start = from; start <= to;) {
    const next = nextStart(interval, startOf(interval, start));
    const end = addDays(next, -1);
    parts.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return parts;
}
