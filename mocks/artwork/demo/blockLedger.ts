import { areNames, isGood } from '../../../src/lib/demoLabels';
import { initials } from '../../../src/lib/text';
import { text, widthOf } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { panel } from './records';
import { rowsAbove, type Sheet } from './sheet';

const SIZE = 15;
const ROW = 38;
/** The title of the panel with the heads of its columns. */
const HEAD = 76;
const UNTITLED = 40;
const FOOT = 42;
const EDGE = 16;
const GAP = 18;
const MONOGRAM = 34;

/** The column whose cells are labels. */
const STATE = 'State';

interface Column {
  readonly name: string;
  readonly cells: readonly string[];
  readonly width: number;
  /** Figures end below each other. */
  readonly isFigure: boolean;
}

function columnOf(name: string, cells: readonly string[]): Column {
  const weight = name === STATE ? 600 : 500;
  const padded = name === STATE ? 18 : 0;
  return {
    name,
    cells,
    width: Math.max(
      widthOf(name, 13, 600),
      ...cells.map((cell) => widthOf(cell, SIZE, weight) + padded),
    ),
    isFigure: cells.every((cell) => /^[−+]?[€$£]?[\d,.]+( ?[%a-z]+)?$/.test(cell)),
  };
}

/** Those of the columns that have room: the first and the last before the ones between them. */
function fitting(columns: readonly Column[], room: number): readonly Column[] {
  const needed = columns.reduce((sum, { width }) => sum + width + GAP, -GAP);
  return needed <= room || columns.length < 3
    ? columns
    : fitting([...columns.slice(0, -2), ...columns.slice(-1)], room);
}

function labelAt({ labels }: Sheet, right: number, y: number, words: string): string {
  const width = widthOf(words, 13.5, 600) + 18;
  const [fill, color] = isGood(words)
    ? [labels.goodField, labels.onGoodField]
    : [labels.tint, labels.label];
  return (
    rect(right - width, y - 16, width, 22, fill, 11) +
    text(right - 9, y, words, { size: 13.5, weight: 600, color, anchor: 'end' })
  );
}

/** What is below the rows: how many there are, and the way to more of them. */
function footOf(sheet: Sheet, [x, y, width]: readonly [number, number, number], words: string) {
  const right = x + width - EDGE;
  return (
    rect(x + EDGE, y, width - 2 * EDGE, 1.2, sheet.hair) +
    text(x + EDGE, y + 26, words, { size: 13.5, color: sheet.muted }) +
    line(p`M${right - 34} ${y + 15}l-5 6l5 6M${right - 8} ${y + 15}l5 6l-5 6`, sheet.muted, 2)
  );
}

/** `10 of 31 drivers` where all of the rows fit, and `5 of 31 drivers` where so many do. */
const counting = (words: string, rows: number, shown: number) =>
  words.replace(`${rows} of `, `${shown} of `);

/**
 * A table of an app across its page: columns with heads, which the text of the part names
 * (`Order | Customer | State`), and what its button says below them.
 */
export const ledger: BlockDrawing = (sheet, [x, y, width, least = 0], block) => {
  const { title, items, action } = block;
  const foot = action ? FOOT : 0;
  const top = title ? HEAD : UNTITLED;
  const cells = items.map((item) => [item.title, ...item.text.split(' | ')]);
  const left = x + EDGE + (areNames(items.map((item) => item.title)) ? MONOGRAM : 0);
  const right = x + width - EDGE;
  const all = block.text.split(' | ').map((name, at) =>
    columnOf(
      name,
      cells.map((row) => row[at] ?? ''),
    ),
  );
  const columns = fitting(all, right - left);
  const needed = columns.reduce((sum, each) => sum + each.width, 0);
  const apart = (right - left - needed) / Math.max(1, columns.length - 1);
  const shown = rowsAbove({ ...sheet, floor: sheet.floor - foot }, items, y + top, ROW);
  const step = Math.max(ROW, (least - top - foot) / shown.length);
  const height = top + shown.length * step + foot;
  let at = left;
  const body = columns.map(({ name, cells: words, width: wide, isFigure }, index) => {
    const isLast = index === columns.length - 1;
    const isEnd = isLast || (isFigure && index > 0);
    const from = isEnd ? at + wide : at;
    const anchor = isEnd ? 'end' : 'start';
    at += wide + apart;
    const rows = words.slice(0, shown.length).map((each, row) => {
      const base = y + top + (row + 0.5) * step + 5;
      if (name === STATE) return labelAt(sheet, from, base, each);
      const isFirst = index === 0;
      return text(from, base, each, {
        size: SIZE,
        weight: isFirst ? 600 : 400,
        color: each.startsWith('+') ? sheet.labels.good : isFirst ? sheet.colors.text : sheet.muted,
        anchor,
      });
    });
    const head = text(from, y + top - 11, name, {
      size: 13,
      weight: 600,
      color: sheet.muted,
      anchor,
    });
    return head + rows.join('');
  });
  const lines = shown.map(({ title: name }, row) => {
    const above = y + top + row * step;
    const monogram =
      left > x + EDGE
        ? circle(x + EDGE + 13, above + step / 2, 13, sheet.labels.tint) +
          text(x + EDGE + 13, above + step / 2 + 4.5, initials(name), {
            size: 13,
            weight: 700,
            color: sheet.labels.monogram,
            anchor: 'middle',
          })
        : '';
    return rect(x + EDGE, above, width - 2 * EDGE, 1.2, sheet.hair) + monogram;
  });
  return {
    svg:
      panel(sheet, [x, y, width], title, height) +
      lines.join('') +
      body.join('') +
      (action
        ? footOf(sheet, [x, y + height - FOOT, width], counting(action, items.length, shown.length))
        : ''),
    height,
    isCut: shown.length < items.length,
  };
};
