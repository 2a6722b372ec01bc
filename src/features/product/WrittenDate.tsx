import { formatShortDate, formatTime } from '../../lib/dates';

/**
 * The day on which a review or a question was written; the time of day is only in its title.
 *
 * @param props.at RFC 3339 time
 */
export function WrittenDate({ at }: { at: string }) {
  const day = formatShortDate(at);
  return (
    <time dateTime={at} title={`${day}, ${formatTime(at)}`}>
      {day}
    </time>
  );
}
