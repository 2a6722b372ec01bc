/** Panels of apps, and rows of records in them. */
import { areNames, isGood, labelIn } from '../../../src/lib/demoLabels';
import { initials } from '../../../src/lib/text';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, rect } from '../svg';
import type { BlockDrawing, Place } from './blockTypes';
import { rowsAbove, type Sheet } from './sheet';

/** A panel with a title: the frame of tables and charts of an app. */
export function panel(sheet: Sheet, [x, y, width]: Place, title: string, height: number): string {
  return (
    rect(
      x,
      y,
      width,
      height,
      sheet.colors.surface,
      Math.min(sheet.r, 12),
      `stroke="${sheet.hair}"`,
    ) +
    sheet.titled(() =>
      oneLine(x + 14, y + 28, title, {
        size: 18,
        weight: 700,
        color: sheet.colors.text,
        maxWidth: width - 26,
      }),
    )
  );
}

/** A person or a firm by its first letters. */
const monogram = ({ labels }: Sheet, x: number, y: number, name: string) =>
  circle(x, y, 13, labels.tint) +
  text(x, y + 4.5, initials(name), {
    size: 13,
    weight: 700,
    color: labels.monogram,
    anchor: 'middle',
  });

/** A label at the end of a row: green for what is done, else in the color of the page. */
function pill({ labels }: Sheet, right: number, y: number, words: string): string {
  const width = widthOf(words, 13.5, 600) + 18;
  const [fill, color] = isGood(words)
    ? [labels.goodField, labels.onGoodField]
    : [labels.tint, labels.label];
  return (
    rect(right - width, y, width, 22, fill, 11) +
    text(right - width / 2, y + 15.5, words, {
      size: 13.5,
      weight: 600,
      color,
      anchor: 'middle',
    })
  );
}

/** Rows of an app: who or what, what is told of it, and a label. */
export const records: BlockDrawing = (sheet, [x, y, width, least = 0], { title, items }) => {
  const narrow = width < 330;
  const usual = narrow ? 46 : 40;
  const shown = rowsAbove(sheet, items, y + 52, usual);
  // In a panel that is higher than its rows they stand further apart.
  const step = Math.max(usual, (least - 52) / shown.length);
  const height = 52 + shown.length * step;
  const hasNames = areNames(items.map((item) => item.title));
  const left = x + 14 + (hasNames ? 36 : 0);
  const named = Math.max(...items.map((item) => widthOf(item.title, 16, 600)));
  // Where titles need the whole line, there is no room for labels at its end.
  const isTight = narrow && named + 96 > x + width - 14 - left;
  const rows = shown.map((item, index) => {
    const above = y + 42 + index * step;
    const top = above + (step - usual) / 2;
    const { words, label } = isTight ? { words: item.text, label: '' } : labelIn(item.text);
    const end = label ? widthOf(label, 13.5, 600) + 28 : 0;
    const [atX, atY] = narrow ? [left, top + 39] : [left + named + 18, top + 26];
    const room = x + width - 14 - atX - (narrow ? 0 : end);
    return (
      rect(x + 14, above, width - 28, 1.2, sheet.hair) +
      (hasNames ? monogram(sheet, x + 27, above + step / 2, item.title) : '') +
      oneLine(left, top + (narrow ? 20 : 26), item.title, {
        size: 16,
        weight: 600,
        color: sheet.colors.text,
        maxWidth: narrow ? x + width - 14 - left - end : named,
      }) +
      oneLine(atX, atY, words, { size: narrow ? 14 : 15.5, color: sheet.muted, maxWidth: room }) +
      (label ? pill(sheet, x + width - 14, top + (narrow ? 4 : 10), label) : '')
    );
  });
  return {
    svg: panel(sheet, [x, y, width], title, height) + rows.join(''),
    height,
    isCut: shown.length < items.length,
  };
};
