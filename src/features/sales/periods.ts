import { addDays, addMonths, monthAround, type DayRange } from '../../lib/calendar';

/** The ranges of days to choose from. */
export const PERIODS = {
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'last-90-days': 'Last 90 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'last-12-months': 'Last 12 months',
} as const;

export type Period = keyof typeof PERIODS;

/** The one that is shown where the URL names none; the contract's default. */
export const USUAL_PERIOD: Period = 'last-30-days';

const endingOn = (today: string, days: number): DayRange => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The days of each period as seen from a day. */
export const daysOf = (today: string): Readonly<Record<Period, DayRange>> => ({
  'last-7-days': endingOn(today, 7),
  'last-30-days': endingOn(today, 30),
  'last-90-days': endingOn(today, 90),
  'this-month': { from: addMonths(today, 0), to: today },
  'last-month': monthAround(addMonths(today, -1)),
  'last-12-months': { from: addMonths(today, -11), to: today },
});
