import { mix } from '../palette';
import { text, widthOf } from '../screens/text';
import { circle, rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { NATURAL } from './tones';

const HEAD = 38;
const LINE = 23;
const EDGE = 16;
/** A ground on which code is read on light pages and on dark ones. */
const GROUND = '#171a2b';

/** What is said, in quotation marks, and the rest of a line. */
const SAID = /^(.*?)("[^"]*"|\d+(?::\d+)*)(.*)$/;

/** Lines of code under their file or call. */
export const code: BlockDrawing = (sheet, [x, y, width, least = 0], { title, items, action }) => {
  const height = Math.max(least, HEAD + items.length * LINE + EDGE);
  const pale = mix(sheet.colors.accent, NATURAL.white, 0.62);
  const longest = Math.max(...items.map((item) => widthOf(item.title, 15, 400, true)));
  const size = Math.min(15, (15 * (width - 2 * EDGE)) / longest);
  const rows = items.map((item, index) => {
    const base = y + HEAD + index * LINE + 20;
    const words = item.title.trimStart();
    const left = x + EDGE + widthOf('a', size, 400, true) * (item.title.length - words.length);
    const [, before = words, said = '', after = ''] = SAID.exec(words) ?? [];
    let at = left;
    return [
      [before, NATURAL.white],
      [said, pale],
      [after, NATURAL.white],
    ]
      .map(([part = '', color = '']) => {
        const from = at;
        at += widthOf(part, size, 400, true);
        const shown = part.trimStart();
        const indent = widthOf('a', size, 400, true) * (part.length - shown.length);
        return shown ? text(from + indent, base, shown.trimEnd(), { size, color, code: true }) : '';
      })
      .join('');
  });
  const dots = [0, 1, 2].map((at) => circle(x + width - 20 - at * 15, y + 20, 4, '#454a66'));
  return {
    svg:
      rect(x, y, width, height, GROUND, Math.min(sheet.r, 12)) +
      text(x + EDGE, y + 25, action ?? title, { size: 14, color: '#a9aec9', code: true }) +
      dots.join('') +
      rect(x, y + HEAD, width, 1.2, '#30344d') +
      rows.join(''),
    height,
  };
};
