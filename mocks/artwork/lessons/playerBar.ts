/** What stands below the slides of a lesson in their player. */
import type { Desk } from '../courses/desk';
import { contrast } from '../screens/look';
import { text } from '../screens/text';
import { line, place, rect } from '../svg';

/** The first color of the course that stands out from a ground. */
export const brightOn = ({ colors, paper }: Desk, on: string) =>
  [colors.accent, colors.field, colors.main].find((color) => contrast(color, on) > 2.4) ?? paper;

/** Into how many slides a lesson is drawn to go: as many as most have. */
const COUNT = 4;
const GAP = 4;
/** The color of the bar below slides. */
export const BAR = '#16131F';
const WHITE = '#FFFFFF';

/**
 * The bar below a slide: one stroke for each slide, the ways to the slides before and after, and which of
 * them is shown. There is no time in it, as nothing is filmed.
 *
 * @param size of its words
 * @param edge room at both of its ends
 */
export function playerBar(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  bright: string,
  size: number,
  edge = size * 0.9,
): string {
  const each = (width - edge * 2 - GAP * (COUNT - 1)) / COUNT;
  const strokes = Array.from({ length: COUNT }, (_, at) =>
    rect(
      x + edge + at * (each + GAP),
      y + height * 0.2,
      each,
      size / 4,
      at ? WHITE : bright,
      size / 8,
      at ? 'opacity=".35"' : '',
    ),
  );
  const middle = y + height * 0.66;
  const before = line('m4-8-8 8 8 8', WHITE, 3);
  const after = line('m-4-8 8 8-8 8', WHITE, 3);
  return (
    rect(x, y, width, height, BAR) +
    strokes.join('') +
    place(x + edge + size * 0.5, middle, before, size / 18) +
    place(x + edge + size * 2.1, middle, after, size / 18) +
    text(x + width - edge, middle + size * 0.35, `1 of ${COUNT}`, {
      size,
      weight: 600,
      color: WHITE,
      anchor: 'end',
    })
  );
}
