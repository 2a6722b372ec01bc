import { p } from '../svg';
import { EM, FINE_EM, joined } from './outlines';
import type { SetLine } from './typefaces';

/** What letters are scaled by to be of a size; scales need more decimals than coordinates. */
export const scaleOf = (size: number, em = EM): string =>
  String(Math.round((size / em) * 1000) / 1000).replace(/^0/, '');

/** From this size on letters are drawn finer. */
const FINE_FROM = 90;

/** One line as a path; `x` is its left end, `y` its base line. */
export function lettered(
  { glyphs }: SetLine,
  x: number,
  y: number,
  { size, color }: { size: number; color: string },
): string {
  const em = size >= FINE_FROM ? FINE_EM : EM;
  let data = '';
  let [fromX, fromY] = [0, 0];
  for (const { at, ...glyph } of glyphs) {
    const outline = em === EM ? glyph.outline : glyph.fine;
    if (!outline.data) continue;
    const left = Math.round(at * em);
    data += `m${joined(left + outline.start[0] - fromX, outline.start[1] - fromY)}${outline.data}`;
    fromX = left + outline.end[0];
    fromY = outline.end[1];
  }
  return p`<path transform="translate(${x} ${y})scale(${scaleOf(size, em)})" d="${data}" fill="${color}"/>`;
}
