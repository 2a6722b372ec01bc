/** Panels of apps, and rows of records in them. */
import { initials } from '../../../src/lib/text';
import { mix } from '../palette';
import { oneLine } from '../screens/oneLine';
import { readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { circle, rect } from '../svg';
import type { BlockDrawing, Place } from './blockTypes';
import { rowsAbove, type Sheet } from './sheet';

/** A panel with a title: what tables and charts of an app stand in. */
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

/** `Paid twice, 2 days` as what it is and what is told of it on a label. */
function labelled(words: string): readonly [words: string, label: string] {
  const [, before = '', label = ''] = /^(.+), (\S+(?: \S+)?)$/.exec(words) ?? [];
  return before && label.length < 10 && /^[\p{Ll}\d]|day$/u.test(label)
    ? [before, label]
    : [words, ''];
}

/** A person or a firm by its first letters. */
const monogram = ({ colors, tint }: Sheet, x: number, y: number, name: string) =>
  circle(x, y, 13, tint) +
  text(x, y + 4.5, initials(name), {
    size: 13,
    weight: 700,
    color: readable(colors.accent, tint),
    anchor: 'middle',
  });

/** A label at the end of a row: green for what is done, else in the color of the page. */
function pill({ colors, tint, muted }: Sheet, right: number, y: number, words: string): string {
  const width = widthOf(words, 13.5, 600) + 18;
  const isGood = /^(paid|up|on time|done|ready|free)\b/i.test(words);
  const fill = isGood ? mix('#17A673', colors.surface, 0.84) : tint;
  return (
    rect(right - width, y, width, 22, fill, 11) +
    text(right - width / 2, y + 15.5, words, {
      size: 13.5,
      weight: 600,
      color: readable(isGood ? '#17A673' : mix(colors.accent, muted, 0.4), fill, 4.8),
      anchor: 'middle',
    })
  );
}

/** Rows of an app: who or what, what is told of it, and a label. */
export const records: BlockDrawing = (sheet, [x, y, width, least = 0], { title, items }) => {
  const narrow = width < 330;
  const step = narrow ? 46 : 40;
  const shown = rowsAbove(sheet, items, y + 52, step);
  const height = Math.max(52 + shown.length * step, least);
  const hasNames = items.every((item) => /^\p{Lu}\p{L}+ \p{Lu}/u.test(item.title));
  const left = x + 14 + (hasNames ? 36 : 0);
  const named = Math.max(...items.map((item) => widthOf(item.title, 16, 600)));
  // Where titles need the whole line, there is no room for labels at its end.
  const isTight = narrow && named + 96 > x + width - 14 - left;
  const rows = shown.map((item, index) => {
    const top = y + 42 + index * step;
    const [words, label] = isTight ? [item.text, ''] : labelled(item.text);
    const end = label ? widthOf(label, 13.5, 600) + 28 : 0;
    const [atX, atY] = narrow ? [left, top + 38] : [left + named + 18, top + 26];
    const room = x + width - 14 - atX - (narrow ? 0 : end);
    return (
      rect(x + 14, top, width - 28, 1.2, sheet.hair) +
      (hasNames ? monogram(sheet, x + 27, top + step / 2, item.title) : '') +
      oneLine(left, top + (narrow ? 20 : 26), item.title, {
        size: 16,
        weight: 600,
        color: sheet.colors.text,
        maxWidth: narrow ? x + width - 14 - left - end : named,
      }) +
      oneLine(atX, atY, words, { size: narrow ? 14 : 15.5, color: sheet.muted, maxWidth: room }) +
      (label ? pill(sheet, x + width - 14, top + (narrow ? 7 : 10), label) : '')
    );
  });
  return {
    svg: panel(sheet, [x, y, width], title, height) + rows.join(''),
    height,
    isCut: shown.length < items.length,
  };
};
