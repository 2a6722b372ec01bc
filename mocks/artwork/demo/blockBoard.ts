import { isGood } from '../../../src/lib/demoLabels';
import { text, widthOf } from '../screens/text';
import { circle, rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { NATURAL } from './tones';
import { mix } from '../palette';

const GAP = 12;
const CARD_GAP = 10;

/** Cards in columns, which the text of the part names; a piece says whose it is: `Now | Name | words`. */
export const board: BlockDrawing = (sheet, [x, y, width, least = 0], { text: names, items }) => {
  const columns = names.split(' | ');
  const each = (width - GAP * (columns.length - 1)) / columns.length;
  const { surface, text: ink, accent, second } = sheet.colors;
  const drawn = columns.map((name, at) => {
    const left = x + at * (each + GAP);
    let top = y + 44;
    const cards = items
      .filter((item) => item.title === name)
      .map((item, index) => {
        const [title = '', words = '', label = ''] = item.text.split(' | ');
        const head = sheet.titled(() =>
          sheet.lines([left + 20, top + 12, each - 40], title, {
            size: 16,
            weight: 700,
            color: ink,
          }),
        );
        const body = sheet.lines([left + 20, top + 16 + head.height, each - 40], words, {
          size: 14,
          lines: 3,
        });
        const foot = label ? 30 : 0;
        const height = head.height + body.height + 30 + foot;
        const [fill, color] = isGood(label)
          ? [sheet.labels.goodField, sheet.labels.onGoodField]
          : [sheet.labels.tint, sheet.labels.label];
        const tag = label
          ? rect(left + 20, top + height - 32, widthOf(label, 13, 600) + 18, 22, fill, 11) +
            text(left + 29, top + height - 16.5, label, { size: 13, weight: 600, color }) +
            circle(left + each - 31, top + height - 21, 10, index % 2 ? second : accent) +
            circle(left + each - 31, top + height - 24, 3.4, NATURAL.white) +
            rect(left + each - 37, top + height - 19, 12, 6, NATURAL.white, 3)
          : '';
        const svg =
          rect(
            left + 10,
            top,
            each - 20,
            height,
            surface,
            Math.min(sheet.r, 10),
            `stroke="${sheet.hair}"`,
          ) +
          head.svg +
          body.svg +
          tag;
        top += height + CARD_GAP;
        return top - CARD_GAP > sheet.floor ? '' : svg;
      });
    const count = items.filter((item) => item.title === name).length;
    const head =
      text(left + 14, y + 28, name, { size: 15, weight: 700, color: ink }) +
      text(left + each - 14, y + 28, String(count), {
        size: 14,
        weight: 600,
        color: sheet.muted,
        anchor: 'end',
      });
    return { left, svg: head + cards.join(''), end: top - CARD_GAP };
  });
  const tallest = Math.max(...drawn.map(({ end }) => end)) - y + 12;
  const height = Math.max(least, Math.min(tallest, sheet.floor - y));
  const ground = mix(ink, sheet.colors.background, 0.93);
  return {
    svg: drawn
      .map(({ left, svg }) => rect(left, y, each, height, ground, Math.min(sheet.r, 14)) + svg)
      .join(''),
    height,
  };
};
