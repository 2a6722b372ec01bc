import { oneLine } from '../../screens/oneLine';
import { rect } from '../../svg';
import { partOf, type InsidePage } from './types';

const FIELD = 66;

/** Where a site asks for something: its form beside a picture and what others say. */
export const joining: InsidePage = (sheet, said, { x, top, width, bottom }) => {
  const { colors } = sheet;
  const form = partOf(said, 'form');
  if (!form) return '';
  const page = width + 2 * x;
  const half = Math.round(page * 0.46);
  const from = top - 16;
  const hero = partOf(said, 'hero');
  const quote = partOf(said, 'quote');
  const isLarge = width > 700;
  const piece = partOf(said, 'cards', 'stats', 'table')?.items[0];
  const other = said.blocks.flatMap(({ items }) => items).find((item) => item.picture);
  const words = sheet.heading(
    [x, 0, half - 2 * x],
    quote ? `“${quote.text}”` : (piece?.title ?? said.brand),
    { sizes: isLarge ? [30, 27, 24] : [23, 21, 19], lines: 4, color: colors.onAccent },
  );
  const by = sheet.lines([x, 0, half - 2 * x], quote?.title ?? piece?.text ?? '', {
    size: 15,
    lines: quote ? 1 : 3,
    color: colors.onAccent,
  });
  const told = words.height + by.height + 64;
  const high = bottom - from - told;
  const moved = (svg: string, down: number) =>
    `<g transform="translate(0 ${Math.round(down)})">${svg}</g>`;
  const left = half + 36;
  const room = page - left - x;
  const fields = form.items;
  const needed = 58 + fields.length * FIELD + 100;
  let y = from + Math.max(16, (bottom - from - needed) / 2);
  const head = sheet.heading([left, y, room], form.title, {
    sizes: isLarge ? [34, 30, 26] : [26, 23, 21],
    lines: 2,
  });
  y += head.height + 10;
  const lead = form.text
    ? sheet.lines([left, y, room], form.text, { size: 15.5, lines: 2 })
    : undefined;
  y += lead ? lead.height + 12 : 6;
  const boxes = fields.map((item, index) => {
    const at = y + index * FIELD;
    return (
      oneLine(left, at + 14, item.title, {
        size: 14,
        weight: 600,
        color: colors.text,
        maxWidth: room,
      }) +
      rect(left, at + 21, room, 36, colors.surface, Math.min(sheet.r, 8), `stroke="${sheet.muted}"`)
    );
  });
  y += fields.length * FIELD + 8;
  const button = sheet.button(left, y, form.action ?? 'Send');
  return (
    rect(0, from, half, bottom - from, colors.accent) +
    sheet.picture([0, from, half, high], other?.picture ?? hero?.picture ?? '', 0) +
    moved(words.svg, from + high + 24) +
    moved(by.svg, from + high + 34 + words.height) +
    head.svg +
    (lead?.svg ?? '') +
    boxes.join('') +
    button.svg +
    (room - button.width > 180
      ? oneLine(left + button.width + 14, y + 24, 'Your details stay with us.', {
          size: 14,
          color: sheet.muted,
          maxWidth: room - button.width - 14,
        })
      : '')
  );
};
