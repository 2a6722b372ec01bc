import { monthAround, type DayRange, type Interval } from '../../lib/calendar';
import { formatDate, formatMonthYear } from '../../lib/dates';

const dayMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const shortMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What stands below a point of a chart, where there is little room: `Mar 9`. */
export const axisLabel = ({ from }: DayRange, interval: Interval): string =>
  (interval === 'month' ? shortMonth : dayMonth).format(new Date(from));

/** The time of a point in full: `March 9, 2023`, `Mar 6 – 12, 2023` or `March 2023`. */
export function pointLabel({ from, to }: DayRange, interval: Interval): string {
  if (from === to) return formatDate(from);
  const month = monthAround(from);
  if (interval === 'month' && month.from === from && month.to === to) return formatMonthYear(from);
  // Some ICU versions put thin spaces around the dash.
  return shortDate.formatRange(new Date(from), new Date(to)).replace(/[\u2009\u202f]/g, ' ');
}
