import { trendIn } from '../../../src/lib/demoSheet';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { NARROW } from './blockSheet';
import type { Drawn } from './sheet';

const GAP = 12;
const EDGE = 14;
/** The lines of words above the columns of a box. */
const WORDS = 66;
const LEAST_HIGH = 130;

/** Small charts side by side: a name, its last figure, and a column for each day. */
export const trends: BlockDrawing = (sheet, [x, y, width, least = 0], { items }): Drawn => {
  const across = width < NARROW ? 1 : 3;
  const rows = Math.ceil(items.length / across);
  const each = (width - GAP * (across - 1)) / across;
  const usual = across === 1 ? 104 : LEAST_HIGH;
  const high = Math.max(usual, (least - GAP * (rows - 1)) / rows);
  const { accent, second, surface, text: ink } = sheet.colors;
  const boxes = items.map((item, index) => {
    const left = x + (index % across) * (each + GAP);
    const top = y + Math.floor(index / across) * (high + GAP);
    if (top + high > sheet.floor || top > sheet.edge - EDGE) return '';
    const { last, figures } = trendIn(item.text);
    const most = Math.max(1, ...figures);
    const isRow = across === 1;
    // In one column they stand beside the words.
    const [from, foot, room] = isRow
      ? [left + each * 0.52, top + high - EDGE, each * 0.48 - EDGE]
      : [left + EDGE, top + high - EDGE, each - 2 * EDGE];
    const tall = isRow ? high - 2 * EDGE : high - WORDS - EDGE - 8;
    const step = room / figures.length;
    const columns = figures.map((figure, at) => {
      const rise = (figure / most) * tall;
      const color = at === figures.length - 1 ? second : accent;
      return rect(from + at * step, foot - rise, step * 0.7, rise, color, 2);
    });
    const maxWidth = isRow ? each * 0.52 - EDGE - 8 : each - 2 * EDGE;
    return (
      rect(left, top, each, high, surface, Math.min(sheet.r, 12), `stroke="${sheet.hair}"`) +
      oneLine(left + EDGE, top + (isRow ? 38 : 28), item.title, {
        size: 15,
        weight: 600,
        color: sheet.muted,
        maxWidth,
      }) +
      sheet.titled(() =>
        text(left + EDGE, top + (isRow ? 68 : 58), last, {
          size: isRow ? 22 : 25,
          weight: 700,
          color: ink,
          maxWidth,
        }),
      ) +
      rect(from, foot, room - step * 0.3, 1.2, sheet.hair) +
      columns.join('')
    );
  });
  return {
    svg: boxes.join(''),
    height: rows * (high + GAP) - GAP,
    isCut: boxes.includes(''),
  };
};
