import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { panel } from './records';
import { rowsAbove } from './sheet';

const HEAD = 46;
/** Above the rows where nothing is said about them. */
const EDGE = 12;
const ROW = 48;

/** `64% | 18 of 28`, or the share alone. */
const SHARE = /^(\d+)%(?: \| (.+))?$/;

/** How far things are: a name, what is reached, and a bar as long as its share. */
export const progress: BlockDrawing = (sheet, [x, y, width, least = 0], { title, items }) => {
  const head = title ? HEAD : EDGE;
  const shown = rowsAbove(sheet, items, y + head, ROW);
  const step = Math.max(ROW, (least - head) / shown.length);
  const height = head + shown.length * step;
  const room = width - 28;
  const rows = shown.map((item, index) => {
    const top = y + head + index * step + (step - ROW) / 2;
    const [, share = '0', words = `${share}%`] = SHARE.exec(item.text) ?? [];
    const told = widthOf(words, 14, 600);
    const isDone = Number(share) >= 100;
    return (
      oneLine(x + 14, top + 16, item.title, {
        size: 15.5,
        weight: 600,
        color: sheet.colors.text,
        maxWidth: room - told - 10,
      }) +
      text(x + width - 14, top + 16, words, {
        size: 14,
        color: sheet.muted,
        anchor: 'end',
      }) +
      rect(x + 14, top + 25, room, 8, sheet.labels.tint, 4) +
      rect(
        x + 14,
        top + 25,
        Math.max(8, (room * Math.min(100, Number(share))) / 100),
        8,
        isDone ? sheet.labels.good : sheet.colors.accent,
        4,
      )
    );
  });
  return {
    svg: panel(sheet, [x, y, width], title, height) + rows.join(''),
    height,
    isCut: shown.length < items.length,
  };
};
