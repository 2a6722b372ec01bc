/** The time zone of the browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zones to choose from, by name; the browser's own is among them. */
export function timeZoneChoices(): { value: string; label: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), ownTimeZone()]);
  return [...known]
    .sort()
    .map((timeZone) => ({ value: timeZone, label: timeZone.replaceAll('_', ' ') }));
}
