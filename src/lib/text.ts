const counts = new Intl.NumberFormat('en-US');

/** A whole number with thousands separators: `1,258`. */
export function formatCount(count: number): string {
  return counts.format(count);
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A round number in short: `1.5M`, `260K`. */
export function formatCompact(count: number): string {
  return compact.format(count);
}

/** A size in bytes: `640 kB`; up, so that it is never none. */
export const formatKilobytes = (bytes: number): string =>
  `${formatCount(Math.ceil(bytes / 1000))} kB`;

/** The count with its noun: `1 review`, `13 reviews`, `1,258 reviews`. */
export function pluralize(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A length in hours, to the half hour: `1 hour`, `5.5 hours`; what is shorter in minutes: `20 min`. */
export function formatHours(minutes: number): string {
  if (minutes < 30) return `${minutes} min`;
  return pluralize(Math.round(minutes / 30) / 2, 'hour', 'hours');
}

/** What a value of the API is called; the value itself where this version has no name for it yet. */
export function labelOf<Value extends string>(
  labels: Readonly<Partial<Record<Value, string>>>,
  value: Value,
): string {
  return labels[value] ?? value;
}

/**
 * Up to two capital letters that stand for a name: the first letters of its first and last words.
 * Words without a letter or digit are passed over; a name without any gives `?`.
 */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const first = letters[0];
  if (first === undefined) return '?';
  const last = letters.length > 1 ? letters[letters.length - 1] : '';
  return `${first}${last}`.toLocaleUpperCase('en-US');
}

/** How many characters a text has; one outside the basic plane, such as an emoji, counts once. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
