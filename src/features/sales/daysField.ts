import { daysIn, isDay, type DayRange } from '../../lib/calendar';
import type { ListField } from '../../list/listState';

/** The contract's bound of a range. */
export const MAX_DAYS = 1096;

/** Why days can't be asked for, in words; undefined where they can. */
export function whyNotDays({ from, to }: DayRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose both days.';
  if (from > to) return 'The last day comes before the first.';
  if (daysIn({ from, to }) > MAX_DAYS) return 'At most three years.';
  return undefined;
}

const takeDay = (text: string) => (isDay(text) ? text : undefined);

/** A range of days, which has two parameters in the URL: `from` and `to`; null for the usual one. */
export const daysField: ListField<DayRange | null, Partial<DayRange>> = {
  initial: null,
  isKept: true,
  read: (reader) => {
    const from = reader.one('from', takeDay);
    const to = reader.one('to', takeDay);
    if (from !== undefined && to !== undefined && !whyNotDays({ from, to })) return { from, to };
    reader.ignore('from');
    reader.ignore('to');
    return undefined;
  },
  write: (days) =>
    days
      ? [
          ['from', days.from],
          ['to', days.to],
        ]
      : [],
  chips: () => [],
  toParams: (days) => days ?? {},
};
