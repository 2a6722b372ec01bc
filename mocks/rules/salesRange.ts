import { addDays, dayIn, daysIn, type DayRange } from '../../src/lib/calendar';
import { validationFailed } from '../problem';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 1096;

/**
 * The days that are asked for; the last 30 where nothing is said.
 *
 * @throws ProblemError 422 where they end before they begin, or are too many
 */
export function salesRange({ from, to }: Partial<DayRange>, timeZone: string, now: Date): DayRange {
  const today = dayIn(timeZone, now);
  const last = to ?? (from !== undefined && from > today ? from : today);
  const range = { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last };
  const refused = (code: 'minimum' | 'maximum', detail: string) =>
    validationFailed([{ pointer: '/query/to', code, detail }]);
  if (range.from > range.to) throw refused('minimum', 'The last day comes before the first.');
  if (daysIn(range) > MAX_DAYS) throw refused('maximum', `At most ${MAX_DAYS} days.`);
  return range;
}
