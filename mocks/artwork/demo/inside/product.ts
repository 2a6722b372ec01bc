import { priceIn } from '../../../../src/lib/demoArrangement';
import { LEAST, oneLine } from '../../screens/oneLine';
import { text, widthOf } from '../../screens/text';
import { line, p, rect } from '../../svg';
import type { ThumbnailItem } from '../blockTypes';
import type { Sheet } from '../sheet';
import { partOf, pictured, type InsidePage } from './types';

/** Between the picture and what is said beside it, and between goods in a row. */
const GAP = 28;
const GOODS_GAP = 16;
/** So high is what one may choose. */
const CHOICE = 32;

/** Things that a row has room for, with their prices. */
function row(
  sheet: Sheet,
  [x, y, width, bottom]: readonly [number, number, number, number],
  items: readonly ThumbnailItem[],
): string {
  const columns = items.length > 3 ? 4 : 3;
  const each = (width - GOODS_GAP * (columns - 1)) / columns;
  const high = Math.min(each * 0.72, bottom - y - 50);
  return items
    .slice(0, columns)
    .map((item, index) => {
      const left = x + index * (each + GOODS_GAP);
      const { price } = priceIn(item.text);
      const beside = each - widthOf(price, 15, 700) - 8;
      // A long name takes the place of the price.
      const isPriced = price && widthOf(item.title, LEAST) <= beside;
      return (
        sheet.picture([left, y, each, high], item.picture ?? '') +
        oneLine(left, y + high + 21, item.title, {
          size: 15,
          color: sheet.muted,
          maxWidth: isPriced ? beside : each,
        }) +
        (isPriced
          ? text(left + each, y + high + 21, price, {
              size: 15,
              weight: 700,
              color: sheet.colors.accent,
              anchor: 'end',
            })
          : '')
      );
    })
    .join('');
}

/** Sizes or kinds to choose from, the first one chosen. */
function choices(
  sheet: Sheet,
  [x, y, width]: readonly [number, number, number],
  words: readonly string[],
): string {
  let left = x;
  return words
    .map((word, index) => {
      const wide = widthOf(word, 14, 600) + 24;
      const from = left;
      if (from + wide > x + width) return '';
      left += wide + 8;
      const chosen = index === 0;
      return (
        rect(
          from,
          y,
          wide,
          CHOICE,
          chosen ? sheet.tint : sheet.colors.surface,
          Math.min(sheet.r, 10),
          `stroke="${chosen ? sheet.colors.accent : sheet.hair}"`,
        ) +
        text(from + 12, y + 21, word, {
          size: 14,
          weight: 600,
          color: chosen ? sheet.colors.text : sheet.muted,
        })
      );
    })
    .join('');
}

/** How many of it: one. */
function amount(sheet: Sheet, x: number, y: number): string {
  const { surface, text: ink } = sheet.colors;
  return (
    rect(x, y, 106, 38, surface, Math.min(19, sheet.r * 1.1), `stroke="${sheet.hair}"`) +
    line(
      p`M${x + 16} ${y + 19}h12M${x + 78} ${y + 19}h12M${x + 84} ${y + 13}v12`,
      sheet.muted,
      2.2,
    ) +
    text(x + 53, y + 25, '1', { size: 17, weight: 600, color: ink, anchor: 'middle' })
  );
}

/** One thing of a store: a large picture beside what it costs, and what goes well with it. */
export const product: InsidePage = (sheet, said, { x, top, width, bottom }) => {
  const shown = pictured(said);
  const item = shown?.items[1] ?? shown?.items[0];
  if (!shown || !item) return '';
  const { colors } = sheet;
  const table = partOf(said, 'table');
  const hero = partOf(said, 'hero');
  const goods = said.blocks
    .flatMap(({ items }) => items)
    .filter((each) => each.picture && each !== item);
  // Where a store shows few things, what it begins with is one of them.
  const first = { title: hero?.action ?? '', text: '', picture: hero?.picture ?? null };
  const others = goods.length < 3 ? [...goods, first] : goods;
  const own = priceIn(item.text);
  const { price, rest } = own.price ? own : priceIn(table?.items[0]?.text ?? '');
  const high = Math.round((bottom - top) * 0.54);
  const isLarge = width > 700;
  // On small pictures the button needs more than half of them.
  const wide = Math.round(width * (isLarge ? 0.5 : 0.47));
  const left = x + wide + GAP;
  const room = width - wide - GAP;
  const head = sheet.heading([left, top + 26, room], item.title, {
    sizes: isLarge ? [40, 36, 32] : [31, 28, 25],
    lines: 2,
  });
  let y = top + 26 + head.height + (isLarge ? 30 : 24);
  const cost = text(left, y, price, { size: 24, weight: 700, color: colors.accent });
  // What has signs that our typefaces lack is left out.
  const per = !/^[\w\s,.×]*$/.test(rest)
    ? ''
    : oneLine(left + widthOf(price, 24, 700) + 12, y, rest, {
        size: 15,
        color: sheet.muted,
        maxWidth: room - widthOf(price, 24, 700) - 12,
      });
  y += 16;
  const words = sheet.lines([left, y, room], hero?.text ?? '', {
    size: 16,
    lines: isLarge ? 4 : 2,
  });
  y += words.height;
  const buttonY = top + high - 38;
  const sizes = table?.items.map(({ title }) => title).filter((size) => /\d/.test(size)) ?? [];
  // In the middle of what is free between the words and the button.
  const between = (buttonY - y - CHOICE) / 2;
  const chosen =
    isLarge && between > 8 ? choices(sheet, [left, y + between, room], said.choices ?? sizes) : '';
  const next = top + high + (isLarge ? 34 : 26);
  const under = next + 34;
  return (
    sheet.picture([x, top, wide, high], item.picture ?? '') +
    text(left, top + 14, shown.block.title, { size: 14, color: sheet.muted }) +
    head.svg +
    cost +
    per +
    words.svg +
    chosen +
    amount(sheet, left, buttonY) +
    sheet.button(left + 118, buttonY, 'Add to basket').svg +
    sheet.heading([x, next, width], 'Goes well with it', { sizes: [23, 20], lines: 1 }).svg +
    row(sheet, [x, under, width, bottom], others)
  );
};
