import { cellsOf } from '../../../src/lib/demoSheet';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { ledger } from './blockLedger';
import { NARROW } from './blockSheet';
import { panel } from './records';
import { rowsAbove } from './sheet';

const ROW = 50;
const EDGE = 14;

/** Entries with the balance after each, on phones on two lines. */
export const entries: BlockDrawing = (sheet, place, block, arrangement) => {
  const [x, y, width] = place;
  const [head, ...rows] = block.items;
  if (width >= NARROW) {
    const columns = { text: head ? cellsOf(head).join(' | ') : '', items: rows };
    return ledger(sheet, place, { ...block, ...columns, title: '', action: null }, arrangement);
  }
  const shown = rowsAbove(sheet, rows, y + 4, ROW);
  const height = shown.length * ROW + 8;
  const lines = shown.map((row, index) => {
    const [entry = '', day = '', amount = '', balance = ''] = cellsOf(row);
    const top = y + 4 + index * ROW;
    const right = x + width - EDGE;
    const told = { size: 13.5, color: sheet.muted } as const;
    return (
      (index > 0 ? rect(x + EDGE, top, width - 2 * EDGE, 1.2, sheet.hair) : '') +
      oneLine(x + EDGE, top + 22, entry, {
        size: 15,
        weight: 600,
        color: sheet.colors.text,
        maxWidth: width - 2 * EDGE - widthOf(amount, 14, 600) - 8,
      }) +
      text(right, top + 22, amount, {
        size: 14,
        weight: 600,
        color: amount.startsWith('+') ? sheet.labels.good : sheet.colors.text,
        anchor: 'end',
      }) +
      text(x + EDGE, top + 40, day, told) +
      text(right, top + 40, balance, { ...told, anchor: 'end' })
    );
  });
  return {
    svg: panel(sheet, [x, y, width], '', height) + lines.join(''),
    height,
    isCut: shown.length < rows.length,
  };
};
