import { oneLine } from '../../screens/oneLine';
import { rect } from '../../svg';
import { softShadow } from '../../softShadow';
import { place } from '../../svg';
import type { Sheet } from '../sheet';
import { partOf, pictured, type Area, type InsidePage, type Said } from './types';

const GAP = 12;

/** What is told of a work, in pairs below each other. */
function facts(
  sheet: Sheet,
  [x, y, width]: readonly [number, number, number],
  pairs: readonly (readonly [string, string])[],
): string {
  return pairs
    .map(([name, words], index) => {
      const top = y + index * 46;
      return (
        rect(x, top, width, 1.2, sheet.hair) +
        oneLine(x, top + 19, name, { size: 13.5, color: sheet.muted, maxWidth: width }) +
        oneLine(x, top + 37, words, {
          size: 15,
          weight: 600,
          color: sheet.colors.text,
          maxWidth: width,
        })
      );
    })
    .join('');
}

/** Someone's sheet of paper, where there are no pictures of work: what its button downloads. */
function paper(sheet: Sheet, said: Said, { x, top, width, bottom }: Area): string {
  const wide = Math.min(width * 0.72, 470);
  const left = x + (width - wide) / 2;
  const { colors } = sheet;
  const hero = partOf(said, 'hero');
  const edge = 34;
  let y = 30;
  const head = sheet.heading([edge + 92, y + 6, wide - 2 * edge - 92], said.brand, {
    sizes: [28, 24],
    lines: 1,
  });
  const role = sheet.lines([edge + 92, y + 44, wide - 2 * edge - 92], hero?.title ?? '', {
    size: 17,
    lines: 1,
    color: colors.accent,
    weight: 600,
  });
  const face = sheet.picture([edge, y, 76, 76], hero?.picture ?? '', 38);
  y += 100;
  const parts = said.blocks
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => {
      if (top + y + 100 > bottom) return '';
      const name = sheet.heading([edge, y, wide - 2 * edge], title, { sizes: [19], lines: 1 }).svg;
      const rows = items.map((item, index) => {
        const base = y + 46 + index * 42;
        if (top + base + 40 > bottom) return '';
        return (
          oneLine(edge, base, item.title, {
            size: 15,
            weight: 600,
            color: colors.text,
            maxWidth: wide - 2 * edge,
          }) +
          oneLine(edge, base + 18, item.text, {
            size: 14,
            color: sheet.muted,
            maxWidth: wide - 2 * edge,
          })
        );
      });
      const line = rect(edge, y - 10, wide - 2 * edge, 1.2, sheet.hair);
      y += 56 + items.length * 42;
      return line + name + rows.join('');
    });
  return (
    rect(0, top - 16, x * 2 + width, bottom - top + 16, sheet.tint) +
    place(
      left,
      top + 8,
      softShadow(wide, bottom - top, 4) +
        rect(0, 0, wide, bottom - top + 20, colors.surface, 4) +
        face +
        head.svg +
        role.svg +
        parts.join(''),
    )
  );
}

/** One work of a portfolio: what is told of it beside a large picture, and what was made besides. */
export const project: InsidePage = (sheet, said, area) => {
  const { x, top, width, bottom } = area;
  const shown = pictured(said);
  const item = shown?.items[1];
  if (!shown || !item) return paper(sheet, said, area);
  const isLarge = width > 700;
  const side = Math.round(width * 0.29);
  const left = x + side + 28;
  const room = width - side - 28;
  const besides = shown.items.filter((each) => each !== item);
  const others = besides.length > 2 ? besides.slice(1, 4) : besides;
  const each = (room - GAP * (others.length - 1)) / others.length;
  const low = Math.min(each * 0.7, isLarge ? 150 : 104);
  const high = bottom - top - low - GAP - 24;
  const head = sheet.heading([x, top, side], item.title, {
    sizes: isLarge ? [36, 32, 28] : [27, 24, 21],
    lines: 3,
  });
  const told = item.text || (partOf(said, 'hero')?.text ?? '');
  const words = sheet.lines([x, top + head.height + 12, side], told, {
    size: isLarge ? 16 : 15,
    lines: isLarge ? 6 : 4,
  });
  const known = said.blocks
    .flatMap(({ items }) => items)
    .find(({ title, picture }) => !picture && item.title.startsWith(title));
  const pairs = [
    ['Part of', shown.block.title],
    ...(known ? [[known.title, known.text] as const] : []),
    ['Year', '2022'],
  ] as const;
  return (
    head.svg +
    words.svg +
    facts(sheet, [x, bottom - 24 - pairs.length * 46, side], pairs) +
    sheet.picture([left, top, room, high], item.picture ?? '') +
    others
      .map(({ picture }, index) =>
        sheet.picture([left + index * (each + GAP), top + high + GAP, each, low], picture ?? ''),
      )
      .join('')
  );
};
