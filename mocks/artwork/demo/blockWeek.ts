import { cellsOf, shiftOf } from '../../../src/lib/demoSheet';
import { shiftColors } from '../../../src/theme/shiftColors';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { line, p, rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { NARROW } from './blockSheet';
import { panel } from './records';
import { rowsAbove, type Sheet } from './sheet';

const HEAD = 36;
const ROW = 37;
const EDGE = 12;
/** On phones the name of a row stands above its days. */
const NAME = 22;
const ROW_BELOW = 56;

/** A shift in the color of its time; what is open has a dashed edge, a free day nothing. */
function shift(
  sheet: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  name: string,
  cell: string,
): string {
  const kind = shiftOf(name, cell);
  const middle = x + width / 2;
  if (kind === 'off') return '';
  const { colors, labels } = sheet;
  const r = Math.min(sheet.r, 6);
  const words = width < 42 ? String(Number.parseInt(cell, 10)) : cell;
  const label = (color: string) =>
    text(middle + (kind === 'open' ? 0 : 1.5), y + height / 2 + 4.7, words, {
      size: 13,
      weight: 600,
      color,
      anchor: 'middle',
      maxWidth: width - 4,
    });
  if (kind === 'open') {
    const edge = `stroke="${labels.label}" stroke-width="1.6" stroke-dasharray="4 3"`;
    return rect(x, y, width, height, colors.surface, r, edge) + label(labels.label);
  }
  const { bar, field } = shiftColors(colors)[kind];
  return rect(x, y, width, height, field, r) + rect(x, y, 4, height, bar, 2) + label(colors.text);
}

/** A plan of a week: who is a row, and each day a column with a shift in it or none. */
export const week: BlockDrawing = (sheet, [x, y, width, least = 0], { items }) => {
  const isNarrow = width < NARROW;
  const [head, ...people] = items.map(cellsOf);
  const [who = '', ...days] = head ?? [];
  const usual = isNarrow ? ROW_BELOW : ROW;
  const shown = rowsAbove(sheet, people, y + HEAD + 6, usual);
  const step = Math.max(usual, (least - HEAD - 6) / shown.length);
  const height = HEAD + shown.length * step + 6;
  const named = isNarrow ? 0 : Math.max(92, Math.round(width * 0.16));
  const left = x + EDGE + named;
  const each = (x + width - EDGE - left) / days.length;
  const heads = days.map((day, at) =>
    text(left + (at + 0.5) * each, y + 24, isNarrow ? day.slice(0, 1) : day, {
      size: 13,
      weight: 600,
      color: sheet.muted,
      anchor: 'middle',
    }),
  );
  const rows = shown.map(([name = '', ...cells], row) => {
    const top = y + HEAD + row * step;
    const [cellTop, high] = isNarrow ? [top + NAME + 5, 23] : [top + 5, step - 9];
    return (
      rect(x + EDGE, top, width - 2 * EDGE, 1.2, sheet.hair) +
      oneLine(x + EDGE, isNarrow ? top + 19 : top + step / 2 + 5.5, name, {
        size: 15,
        weight: 600,
        color: sheet.colors.text,
        maxWidth: isNarrow ? width - 2 * EDGE : named - 8,
      }) +
      cells
        .map((cell, at) =>
          shift(sheet, [left + at * each + 2, cellTop, each - 4, high], name, cell),
        )
        .join('')
    );
  });
  // All free days in one path, as there are many.
  const free = shown.map(([, ...cells], row) => {
    const top = y + HEAD + row * step;
    const middle = isNarrow ? top + NAME + 16.5 : top + step / 2 + 0.5;
    return cells.map((cell, at) =>
      cell === 'off' ? p`M${left + (at + 0.5) * each - 5} ${middle}h10` : '',
    );
  });
  const whose = isNarrow
    ? ''
    : text(x + EDGE, y + 24, who, { size: 13, weight: 600, color: sheet.muted });
  return {
    svg:
      panel(sheet, [x, y, width], '', height) +
      whose +
      heads.join('') +
      rows.join('') +
      line(free.flat().join(''), sheet.hair, 2),
    height,
    isCut: shown.length < people.length,
  };
};
