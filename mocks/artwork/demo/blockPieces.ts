import { columnsOf, priceIn, type DemoFrame } from '../../../src/lib/demoArrangement';
import { changeIn } from '../../../src/lib/demoLabels';
import { oneLine, sharedSize } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { p, place as moveTo, rect, shape } from '../svg';
import type { BlockDrawing, Place, ThumbnailBlock, ThumbnailItem } from './blockTypes';
import { rowsAbove, type Drawn, type Sheet } from './sheet';

/** The heading above the pieces of a part. */
function headed(sheet: Sheet, [x, y, width]: Place, title: string): Drawn {
  if (!title) return { svg: '', height: 0 };
  const onPhone = width < 240;
  const { svg, height } = sheet.heading([x, y, width], title, {
    sizes: onPhone ? [24, 21, 19] : [25, 22],
    lines: onPhone ? 2 : 1,
  });
  return { svg, height: height + 12 };
}

/** Lays pieces side by side under the heading of their part; a box is at least `least` high. */
function inColumns(
  sheet: Sheet,
  place: Place,
  { kind, title, items }: ThumbnailBlock,
  { frame, gap = 16 }: { frame: DemoFrame; gap?: number },
  draw: (item: ThumbnailItem, place: Place, least: number) => Drawn,
): Drawn {
  const [x, y, width] = place;
  const head = headed(sheet, place, title);
  const columns = columnsOf(kind, items.length, frame);
  const each = (width - gap * (columns - 1)) / columns;
  let svg = head.svg;
  let top = y + head.height;
  for (let from = 0; from < items.length; from += columns) {
    const rowOf = (least: number) =>
      items
        .slice(from, from + columns)
        .map((item, index) => draw(item, [x + index * (each + gap), top, each], least));
    // Boxes beside each other are as high as the highest.
    const height = Math.max(...rowOf(0).map((drawn) => drawn.height));
    const row = rowOf(height);
    const isOut = top + height > sheet.floor || top > sheet.edge;
    if (from > 0 && isOut) return { svg, height: top - y - gap, isCut: true };
    svg += row.map((drawn) => drawn.svg).join('');
    top += height + gap;
  }
  return { svg, height: top - y - gap };
}

/** Boxes, goods, posts or rows. */
export const cards: BlockDrawing = (sheet, place, block, { cards: kind, frame }) => {
  if (kind === 'rows') return list(sheet, place, block);
  return inColumns(sheet, place, block, { frame }, (item, [x, y, width], tallest) => {
    if (kind === 'boxes' && !item.picture) {
      const isApp = frame === 'rail';
      const title = sheet.titled(() =>
        sheet.lines([x + 14, y + 16, width - 24], item.title, {
          size: 18,
          weight: 700,
          color: sheet.colors.text,
        }),
      );
      const words = sheet.lines([x + 14, y + 20 + title.height, width - 24], item.text, {
        size: 15,
        lines: isApp ? 3 : 2,
      });
      const height = Math.max(title.height + words.height + (isApp ? 34 : 38), tallest);
      const box = rect(
        x,
        y,
        width,
        height,
        sheet.colors.surface,
        sheet.r,
        `stroke="${sheet.hair}"`,
      );
      return { svg: box + title.svg + words.svg, height };
    }
    const pictured = item.picture ? width * (kind === 'goods' && width < 150 ? 0.64 : 0.75) : 0;
    const { price, rest } = priceIn(item.text);
    const title = sheet.titled(() =>
      sheet.lines([x, y + pictured + 10, width], item.title, {
        size: 17,
        weight: 700,
        color: sheet.colors.text,
      }),
    );
    const below = y + pictured + 12 + title.height;
    const priced = { size: 20, weight: 700, color: sheet.colors.accent, lines: 1 } as const;
    // Prices beside each other stand on one line, below the longest name.
    const foot = price
      ? sheet.lines([x, Math.max(below, y + tallest - 2 - 20 * 1.35), width], price, priced)
      : sheet.lines([x, below, width], rest, { size: 15 });
    return {
      svg:
        (item.picture ? sheet.picture([x, y, width, pictured], item.picture) : '') +
        title.svg +
        foot.svg,
      height: pictured + title.height + foot.height + 14,
    };
  });
};

/** Rows with a small picture each, as in apps and letters. */
const list = (sheet: Sheet, place: Place, { title, items }: ThumbnailBlock): Drawn => {
  const [x, y, width] = place;
  const head = headed(sheet, place, title);
  const shown = rowsAbove(sheet, items, y + head.height, 58);
  const left = shown.some(({ picture }) => picture) ? 62 : 12;
  const maxWidth = width - left - 8;
  const titleSize = sharedSize(
    shown.map((item) => item.title),
    { size: 17, weight: 700, maxWidth },
  );
  const textSize = sharedSize(
    shown.map((item) => item.text),
    { size: 14, maxWidth },
  );
  const rows = shown.map((item, index) => {
    const top = y + head.height + index * 58;
    return (
      rect(
        x,
        top,
        width,
        52,
        sheet.colors.surface,
        Math.min(sheet.r, 12),
        `stroke="${sheet.hair}"`,
      ) +
      (item.picture
        ? sheet.picture([x + 6, top + 6, 46, 40], item.picture, Math.min(sheet.r, 8))
        : '') +
      sheet.titled(() =>
        oneLine(x + left, top + 23, item.title, {
          size: titleSize,
          weight: 700,
          color: sheet.colors.text,
          maxWidth,
        }),
      ) +
      oneLine(x + left, top + 42, item.text, { size: textSize, color: sheet.muted, maxWidth })
    );
  });
  return {
    svg: head.svg + rows.join(''),
    height: head.height + shown.length * 58,
    isCut: shown.length < items.length,
  };
};

/** Figures of an app in boxes, cut after the first words of what they count. */
const tiles = (sheet: Sheet, place: Place, block: ThumbnailBlock, frame: DemoFrame): Drawn =>
  inColumns(sheet, place, block, { frame, gap: 10 }, (item, [x, y, width], least) => {
    const inRow = frame === 'phone';
    const room = inRow ? width * 0.42 : width - 24;
    const drawn = (title: string, sizes: readonly number[]) =>
      sheet.heading([x + 12, y + 13, room], title, { sizes, lines: 1 });
    // All of them in the size in which the widest has room.
    const size = [27, 23, 20, 17].find((each) =>
      block.items.every(({ title }) => drawn(title, [each]).height >= each),
    );
    const figure = drawn(item.title, size === undefined ? [17] : [size]);
    const [words = ''] = item.text.split(', ');
    // Either all of them tell how they moved, or none.
    const trended =
      !inRow && block.items.every(({ text: each }) => changeFits(each, width))
        ? trend(sheet, x + width - 12, y + figure.height + 29, item.text)
        : '';
    const label = sheet.lines(
      inRow ? [x + 22 + room, y, width - room - 30] : [x + 12, y + figure.height + 16, width - 16],
      words,
      { size: 15, lines: inRow ? 2 : 1 },
    );
    const height = Math.max(least, inRow ? 62 : Math.max(74, figure.height + label.height + 26));
    const box = rect(
      x,
      y,
      width,
      height,
      sheet.colors.surface,
      Math.min(sheet.r, 12),
      `stroke="${sheet.hair}"`,
    );
    if (!inRow) return { svg: box + figure.svg + label.svg + trended, height };
    // Beside each other both are in the middle of their box.
    const lower = (height - figure.height) / 2 - 13;
    const labelLower = (height - label.height) / 2;
    return { svg: box + moveTo(0, lower, figure.svg) + moveTo(0, labelLower, label.svg), height };
  });

function changeFits(told: string, width: number): boolean {
  const [words = ''] = told.split(', ');
  const { by } = changeIn(told);
  return widthOf(words, 15) + (by ? widthOf(by, 14, 600) + 46 : 16) <= width;
}

/** How a figure moved, as an arrow at the end of its line. */
function trend({ labels }: Sheet, right: number, y: number, told: string): string {
  const { way, by } = changeIn(told);
  if (!way) return '';
  const wide = widthOf(by, 14, 600);
  const color = labels.good;
  const [from, tip] = way === 'up' ? [y - 2, -7] : [y - 9, 7];
  return (
    shape(p`M${right - wide - 14} ${from}h10l-5 ${tip}z`, color) +
    text(right, y, by, { size: 14, weight: 600, color, anchor: 'end' })
  );
}

/** Figures: large ones on a site, in boxes elsewhere. */
export const stats: BlockDrawing = (sheet, place, block, { frame }) =>
  frame === 'site'
    ? inColumns(sheet, place, block, { frame }, (item, [x, y, width]) => {
        const figure = sheet.heading([x, y + 8, width], item.title, {
          sizes: [38, 32, 26],
          lines: 1,
        });
        const label = sheet.lines([x, y + figure.height + 10, width], item.text, { size: 16 });
        return {
          svg: rect(x, y - 4, width, 1.5, sheet.hair) + figure.svg + label.svg,
          height: figure.height + label.height + 10,
        };
      })
    : tiles(sheet, place, block, frame);

/** Pictures with their names, or a wall of work. */
export const gallery: BlockDrawing = (sheet, place, block, { mosaic, frame }) => {
  const [x, y, width] = place;
  if (mosaic) {
    // The first work is as large as four of the others.
    const head = headed(sheet, place, block.title);
    const unit = (width - 24) / 4;
    const high = Math.min(unit * 0.86, 118 * sheet.tall);
    const works = block.items.slice(0, 5);
    const boxes = works.map((item, index) => {
      const large = index === 0;
      // The last of four has the room of two, so that none is left free.
      const wide = index === 3 && works.length === 4 ? unit * 2 + 8 : unit;
      const column = 2 + ((index - 1) % 2);
      const row = Math.floor((index - 1) / 2);
      const box = large
        ? ([x, y + head.height, unit * 2 + 8, high * 2 + 8] as const)
        : ([x + column * (unit + 8), y + head.height + row * (high + 8), wide, high] as const);
      return item.picture ? sheet.picture(box, item.picture) : '';
    });
    return { svg: head.svg + boxes.join(''), height: head.height + high * 2 + 8 };
  }
  return inColumns(sheet, place, block, { frame }, (item, [left, top, each]) => {
    const high = each * 0.75 * Math.min(1, sheet.tall);
    const label = sheet.lines([left, top + high + 8, each], item.title, {
      size: 15,
      lines: 1,
    });
    return {
      svg: (item.picture ? sheet.picture([left, top, each, high], item.picture) : '') + label.svg,
      height: high + 30,
    };
  });
};
