import { p } from '../svg';
import { EM, joined } from './outlines';
import type { SetLine } from './typefaces';

/** What letters are scaled by to be of a size; scales need more decimals than coordinates. */
export const scaleOf = (size: number): string =>
  String(Math.round((size / EM) * 1000) / 1000).replace(/^0/, '');

/** One line as a path; `x` is its left end, `y` its base line. */
export function lettered(
  { glyphs }: SetLine,
  x: number,
  y: number,
  { size, color }: { size: number; color: string },
): string {
  let data = '';
  let [fromX, fromY] = [0, 0];
  for (const { outline, at } of glyphs) {
    if (!outline.data) continue;
    const left = Math.round(at * EM);
    data += `m${joined(left + outline.start[0] - fromX, outline.start[1] - fromY)}${outline.data}`;
    fromX = left + outline.end[0];
    fromY = outline.end[1];
  }
  return p`<path transform="translate(${x} ${y})scale(${scaleOf(size)})" d="${data}" fill="${color}"/>`;
}
