import { beginnings } from '../../screens/beginnings';
import { LEAST, oneLine } from '../../screens/oneLine';
import { text, widthOf } from '../../screens/text';
import { circle, rect } from '../../svg';
import type { ThumbnailBlock, ThumbnailItem } from '../blockTypes';
import type { Sheet } from '../sheet';
import { partOf, pictured, type InsidePage, type Said } from './types';

const ROW = 74;

/** What else there is to read, below each other, each with its picture. */
function more(
  sheet: Sheet,
  [x, y, width]: readonly [number, number, number],
  title: string,
  items: readonly ThumbnailItem[],
): string {
  const rows = items.map((item, index) => {
    const top = y + 42 + index * ROW;
    const left = item.picture ? x + 74 : x;
    const room = width - (left - x);
    const told =
      beginnings(item.text || 'Four minutes').find((words) => widthOf(words, LEAST) <= room) ?? '';
    return (
      rect(x, top - 8, width, 1.2, sheet.hair) +
      (item.picture
        ? sheet.picture([x, top + 2, 62, 52], item.picture, Math.min(sheet.r, 8))
        : '') +
      sheet.titled(() =>
        oneLine(left, top + 22, item.title, {
          size: 16,
          weight: 700,
          color: sheet.colors.text,
          maxWidth: room,
        }),
      ) +
      oneLine(left, top + 43, told, { size: 14, color: sheet.muted, maxWidth: room })
    );
  });
  return sheet.heading([x, y, width], title, { sizes: [21, 18], lines: 1 }).svg + rows.join('');
}

/** The article that a site leads to: the last with a picture of its own, else the last. */
export const storyOf = ({ blocks }: Said): ThumbnailBlock | undefined => {
  const articles = blocks.filter(({ kind }) => kind === 'article');
  return articles.findLast((each) => each.picture) ?? articles.at(-1);
};

/** The entry of the menu that a title names, else the first. */
const sectionOf = ({ menu }: Said, title: string): string =>
  menu.find((entry) => title.toLowerCase().includes(entry.toLowerCase().replace(/s$/, ''))) ??
  menu[0] ??
  '';

/** Of so many letters on, an article is the beginning of a longer one. */
const LONG = 140;

/** How long one reads an article; what is none is a step of some. */
const lengthOf = (article: ThumbnailBlock | undefined, steps = 0): string => {
  if (!article) return `step 2 of ${steps}`;
  return article.picture || article.text.length < LONG ? 'one minute' : 'six minutes';
};

/** A story of a magazine, from its headline on, beside what else there is to read. */
export const story: InsidePage = (sheet, said, { x, top, width, bottom }) => {
  const { colors } = sheet;
  const article = storyOf(said);
  const hero = partOf(said, 'hero');
  const quote = partOf(said, 'quote');
  const goods = pictured(said);
  const isLarge = width > 700;
  const side = Math.round(width * (isLarge ? 0.31 : 0.36));
  const room = width - side - 36;
  const title = article?.title ?? goods?.items[1]?.title ?? hero?.title ?? '';
  const picture =
    article?.picture ??
    (article ? goods?.items.at(-1)?.picture : goods?.items[1]?.picture) ??
    said.blocks.find((block) => block.picture)?.picture ??
    '';
  const head = sheet.heading([x, top + 10, room], title, {
    sizes: isLarge ? [46, 42, 38] : [34, 31, 28],
    lines: 2,
  });
  let y = top + 10 + head.height + 10;
  const by =
    circle(x + 13, y + 13, 13, colors.accent) +
    text(x + 13, y + 18, said.brand.slice(0, 1), {
      size: 14,
      weight: 700,
      color: colors.onAccent,
      anchor: 'middle',
    }) +
    text(x + 36, y + 18, `${sectionOf(said, title)} · ${lengthOf(article, goods?.items.length)}`, {
      size: 15,
      color: sheet.muted,
    });
  y += 42;
  const body = (at: number) =>
    sheet.lines([x, at, room], article?.text ?? goods?.items[1]?.text ?? '', {
      size: isLarge ? 18 : 17,
      lines: isLarge ? 6 : 3,
      color: colors.text,
    });
  // The picture takes what the words leave.
  const high = bottom - y - body(0).height - 46;
  const shown = sheet.picture([x, y, room, high], picture);
  const words = body(y + high + 18);
  const table = partOf(said, 'table');
  const rows = (goods?.items ?? table?.items ?? []).slice(0, isLarge ? 4 : 3);
  const left = x + room + 36;
  const list = more(sheet, [left, top + 12, side], goods?.block.title ?? table?.title ?? '', rows);
  const below = top + 12 + 42 + rows.length * ROW + 14;
  const spoken = quote
    ? `“${quote.text}”`
    : (hero?.title ?? said.blocks.find((each) => each !== article)?.text ?? '');
  const pulled =
    bottom - below > 120
      ? sheet.heading([left + 18, below + 18, side - 36], spoken, { sizes: [21, 19, 17], lines: 5 })
      : undefined;
  return (
    head.svg +
    by +
    shown +
    words.svg +
    list +
    (pulled ? rect(left, below, side, pulled.height + 36, sheet.tint, sheet.r) + pulled.svg : '')
  );
};
