import { mix } from './colors';

/** The color of the middle of a day. */
const GOLD = '#E0A92E';

/** The colors of shifts of a plan by when they begin: a bar, and the pale field that words stand on. */
export function shiftColors({
  surface,
  accent,
  second,
}: Readonly<Record<'surface' | 'accent' | 'second', string>>) {
  const colored = (bar: string) => ({ bar, field: mix(bar, surface, 0.76) });
  return { early: colored(second), day: colored(GOLD), late: colored(accent) };
}
